/** An error from before there was a client to report it. */
export interface EarlyError {
  readonly error: unknown;
  readonly mechanism: 'onerror' | 'onunhandledrejection' | 'reported';
  readonly eventId: string;
  readonly area?: string;
}

declare global {
  interface Window {
    /** Filled by `earlyScript`. Undefined once it has been taken over. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
  }
}

/** The first errors are enough to diagnose a page that fails in a loop. */
const maxErrors = 20;

/**
 * Holds errors until they are taken over. Listening costs a page nothing, whereas the client has 100 KB and loads
 * later.
 * @param onFirst may be called before this returns, for errors from the page's head.
 */
export function holdEarlyErrors(onFirst: () => void) {
  const earlyErrors: EarlyError[] = [];
  const hold = (early: EarlyError) => {
    if (earlyErrors.length < maxErrors) earlyErrors.push(early);
    if (earlyErrors.length === 1) onFirst();
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
    /** Returns the held errors. From now on, the caller listens itself. */
    take(): readonly EarlyError[] {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      return earlyErrors.splice(0);
    },
  };
}

/** Returns 32 hexadecimal digits, Sentry's format of event IDs. Generated here, so that it can be shown immediately. */
export function newEventId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/**
 * Runs in every page's head before anything else. It holds errors from before our scripts listen, such as a script
 * that can't be parsed. `early.ts` takes them over.
 */
export const earlyScript =
  "(function(w){var a=w.earlyErrors=[];['error','unhandledrejection'].forEach(function(t){w.addEventListener(t,function(e){if(w.earlyErrors&&a.length<20)a.push(e)})})})(window)";
