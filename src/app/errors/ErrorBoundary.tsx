import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { errorCatalog } from '#domain/errors';
import { errorReports } from '#services/errors';
import { Button } from '#ui/Button';
import { ChunkLoadError } from '#ui/lazyComponent';
import { ErrorState } from '#ui/States';
import { Broken, type BrokenVariant } from './Broken';
import { useOnline } from './OfflineBanner';

interface ErrorBoundaryProps {
  /** The part that failed, as in “The job could not be shown”. */
  readonly area: string;
  /** The whole page, a screen within the frame, or one part of a screen. */
  readonly variant: BrokenVariant;
  /** Changing it resets the boundary, such as on another screen. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  /** The chunk could not be fetched; nothing is broken. */
  readonly unfetched: boolean;
  /** Set right after the error has been reported. */
  readonly id: string | undefined;
  readonly resetKey: string | undefined;
}

const whole = { broken: false, unfetched: false, id: undefined };

/**
 * Contains an error to the part that failed: says what failed, under which ID it was reported, and how to
 * continue.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { ...whole, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return error instanceof ChunkLoadError ? { unfetched: true } : { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { ...whole, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const { area } = this.props;
    if (error instanceof ChunkLoadError) {
      error.forget();
      return;
    }
    const id = errorReports()?.report(error, area) ?? newErrorId();
    console.error(`${area} broke, error ${id}`, error, componentStack);
    this.setState({ id });
  }

  override render() {
    const { broken, unfetched, id } = this.state;
    const { area, variant, children } = this.props;
    const retry = () => this.setState(whole);
    if (unfetched) return <ChunkLoadFailure onRetry={retry} />;
    if (!broken) return children;
    return <Broken area={area} variant={variant} id={id} onRetry={retry} />;
  }
}

/** Wraps a chart or another part that a screen can do without. */
export function Widget({ area, children }: Pick<ErrorBoundaryProps, 'area' | 'children'>) {
  return (
    <ErrorBoundary area={area} variant="widget">
      {children}
    </ErrorBoundary>
  );
}

/** Replaces a chunk that could not be fetched; it loads when the connection returns. */
function ChunkLoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const online = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorState
      words={errorCatalog[online ? 'not-fetched' : 'offline']}
      actions={
        <>
          <Button variant={online ? 'primary' : 'plain'} onClick={onRetry}>
            Try again
          </Button>
          {online && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
        </>
      }
    />
  );
}

/**
 * Returns an ID that a user can read out to support, and that is in the console and in error reports:
 * `8F3A-22C1`.
 */
function newErrorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 4)}-${hex.slice(4)}`.toUpperCase();
}
