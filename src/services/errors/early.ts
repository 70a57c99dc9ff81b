/** An error that came before there was a client to report it. */
export interface EarlyError {
  readonly error: unknown;
  readonly mechanism: 'onerror' | 'onunhandledrejection' | 'reported';
  readonly eventId: string;
  readonly area?: string;
}

declare global {
  interface Window {
    /** What `earlyScript.ts` has kept; undefined once it has been taken over. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
  }
}

/** A page that fails in a loop is known by its first errors. */
const most = 20;

/**
 * Holds errors until somebody takes them over. Listening costs a page nothing; the client costs it 100 KB and comes
 * later.
 * @param onFirst may be called before this returns, for what was kept in the page's head.
 */
export function holdEarlyErrors(onFirst: () => void) {
  const held: EarlyError[] = [];
  const hold = (early: EarlyError) => {
    if (held.length < most) held.push(early);
    if (held.length === 1) onFirst();
  };
  const onError = ({ error, message }: ErrorEvent) =>
    hold({ error: error ?? message, mechanism: 'onerror', eventId: newEventId() });
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    hold({ error: reason, mechanism: 'onunhandledrejection', eventId: newEventId() });
  for (const event of window.earlyErrors ?? []) {
    if ('reason' in event) onRejection(event);
    else onError(event);
  }
  window.earlyErrors = undefined;
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    hold,
    /** What was held; from now on the taker listens itself. */
    take(): readonly EarlyError[] {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      return held.splice(0);
    },
  };
}

/** 32 hexadecimal digits, as Sentry names its events: known at once, so that it can be shown. */
export function newEventId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
