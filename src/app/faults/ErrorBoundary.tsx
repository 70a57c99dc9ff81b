import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorReports } from '#services/errors';
import { NotFetched } from '#ui/fetched';
import { Broken, type BrokenLook } from './Broken';
import { newErrorId } from './errorId';
import { Unfetched } from './Unfetched';

interface ErrorBoundaryProps {
  /** What breaks here, as in “The job could not be shown”. */
  readonly area: string;
  /** The whole page, a screen within the frame, or one thing on a screen. */
  readonly look: BrokenLook;
  /** Another value, another screen: it gets a new chance. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  /** It is not broken, it only has not come. */
  readonly unfetched: boolean;
  /** Known once it has been reported, right after. */
  readonly id: string | undefined;
  readonly resetKey: string | undefined;
}

const whole = { broken: false, unfetched: false, id: undefined };

/** When something breaks what is around it stands: it says what broke, under which id we know of it, and how to go on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { ...whole, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return error instanceof NotFetched ? { unfetched: true } : { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { ...whole, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const { area } = this.props;
    if (error instanceof NotFetched) {
      error.forget();
      return;
    }
    const id = errorReports()?.report(error, area) ?? newErrorId();
    console.error(`${area} broke, error ${id}`, error, componentStack);
    this.setState({ id });
  }

  override render() {
    const { broken, unfetched, id } = this.state;
    const { area, look, children } = this.props;
    const retry = () => this.setState(whole);
    if (unfetched) return <Unfetched onRetry={retry} />;
    if (!broken) return children;
    return <Broken area={area} look={look} id={id} onRetry={retry} />;
  }
}

/** For a chart or another part that a screen can do without. */
export function Widget({ area, children }: Pick<ErrorBoundaryProps, 'area' | 'children'>) {
  return (
    <ErrorBoundary area={area} look="widget">
      {children}
    </ErrorBoundary>
  );
}
