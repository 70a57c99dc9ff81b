import { whenIdle } from '../idle';
import { holdEarlyErrors, newEventId } from './early';

type Client = typeof import('./client');

/** What the application needs of error reporting. */
export interface ErrorReports {
  /** @returns the event ID, valid even if the event is sent later. */
  report(error: unknown, area: string): string;
  /** Sends a user's feedback, with a report or by itself. Resolves once it is being sent. */
  describe(eventId: string | undefined, words: string): Promise<void>;
  /** Called on client-side navigation. */
  pageShown(): void;
  /** Creates a slow transaction on purpose. */
  traceSlowWork(ms: number): Promise<void>;
}

let reports: ErrorReports | undefined;

/** undefined while error reporting is disabled. */
export const errorReports = (): ErrorReports | undefined => reports;

/**
 * Starts to hold errors and loads the client that reports them. In the application, it is loaded when the page is
 * idle and also traces. On public pages, it is only loaded if there is an error.
 */
export function startErrorReports(when: 'idle' | 'first-error'): void {
  if (reports) return;
  let client: Promise<Client | undefined> | undefined;
  let loaded: Client | undefined;
  const load = () => {
    client ??= import('./client').then(
      (it) => {
        it.start(early.take(), when === 'idle');
        loaded = it;
        return it;
      },
      // The chunk is blocked or missing: the page continues without reports or a message.
      () => undefined,
    );
    return client;
  };
  const early = holdEarlyErrors(() => {
    if (when === 'first-error') whenIdle(() => void load());
  });
  if (when === 'idle') whenIdle(() => void load());
  reports = {
    report(error, area) {
      const eventId = newEventId();
      if (loaded) loaded.report({ error, area, eventId, mechanism: 'reported' });
      else early.hold({ error, area, eventId, mechanism: 'reported' });
      return eventId;
    },
    describe: async (eventId, words) => (await load())?.describe(eventId, words),
    pageShown: () => void loaded?.followReplay(),
    traceSlowWork: async (ms) => (await load())?.traceSlowWork(ms),
  };
}
