import { createElement, type FunctionComponent, lazy, type ReactNode } from 'react';

/** Couldn’t load a chunk of the application: there is no network, or a newer version has taken its place. */
export class NotFetched extends Error {
  /** Has it fetched anew when it is next drawn; until then it stays failed, or drawing it would never end. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('Couldn’t load a chunk of the application', { cause });
    this.name = 'NotFetched';
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
export function fetched<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        const { default: part } = await load();
        return { default: ({ by }: DrawnBy<Props>) => <>{by(part)}</> };
      } catch (error) {
        throw isOfFetching(error) ? new NotFetched(error, forget) : error;
      }
    });
  let Current = begin();
  const forget = () => {
    Current = begin();
  };
  return (props: Props) => <Current by={(part) => createElement(part, props)} />;
}

/** By webpack's name for it: code that came and then broke is another matter. */
const isOfFetching = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
