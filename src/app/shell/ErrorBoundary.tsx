import { Component, type ErrorInfo, type ReactNode } from 'react';
import { pathTo } from '../../domain/routes';
import { Button, buttonStyle } from '../../ui/Button';
import { EmptyState } from '../../ui/States';
import { newErrorId } from './errorId';

interface ErrorBoundaryProps {
  /** What breaks here, as in “The job could not be shown”. */
  readonly area: string;
  /** Another value, another screen: it gets a new chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface Broken {
  readonly id: string;
  readonly resetKey: string;
}

/** When a screen breaks the frame stands: it says what broke and how to go on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: Broken | undefined }> {
  override state: { readonly broken: Broken | undefined } = { broken: undefined };

  static getDerivedStateFromError() {
    return { broken: { id: newErrorId(), resetKey: '' } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { broken: Broken | undefined }) {
    const { broken } = state;
    if (!broken || broken.resetKey === props.resetKey) return null;
    return broken.resetKey === ''
      ? { broken: { ...broken, resetKey: props.resetKey } }
      : { broken: undefined };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`${this.props.area} broke, error ${this.state.broken?.id}`, error, componentStack);
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title={`${this.props.area} could not be shown`}
          actions={
            <>
              <Button look="primary" onClick={() => window.location.reload()}>
                Reload the page
              </Button>
              <a href={pathTo('home')} css={buttonStyle('plain')}>
                Go home
              </a>
            </>
          }
        >
          A fault of ours broke this part of the page; nothing of yours is lost. If reloading does not help,
          tell us the error id <code>{broken.id}</code>.
        </EmptyState>
      </div>
    );
  }
}
