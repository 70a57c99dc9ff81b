import { createElement, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';

/** A chunk of the application couldn't be loaded: the network is down, or a newer version has replaced it. */
export class ChunkLoadError extends Error {
  /** Loads it again at its next render. Until then it stays failed, or rendering would never end. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('Couldn’t load a chunk of the application', { cause });
    this.name = 'ChunkLoadError';
    this.forget = forget;
  }
}

interface DrawnBy<Props> {
  readonly by: (part: FunctionComponent<Props>) => ReactNode;
}

/**
 * A component whose code is fetched when it is first drawn. React's `lazy` alone would keep a failure for good. Each import
 * needs a `webpackChunkName`: Gatsby collects what any two unnamed chunks share in one file and loads it with each of them.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        const { default: part } = await load();
        return { default: ({ by }: DrawnBy<Props>) => <>{by(part)}</> };
      } catch (error) {
        throw isOfFetching(error) ? new ChunkLoadError(error, forget) : error;
      }
    });
  let Current = begin();
  const forget = () => {
    Current = begin();
  };
  return (props: Props) => <Current by={(part) => createElement(part, props)} />;
}

/** Matches webpack's error name. An error in loaded code is different. */
const isOfFetching = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

interface OnceOpenedProps {
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Loads a dialog's code when it is first opened. It then stays mounted, so that closing it returns the focus. */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen ? <Suspense fallback={null}>{children}</Suspense> : null;
}
