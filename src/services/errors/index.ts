import { whenIdle } from '../idle';
import { holdEarlyErrors, newEventId } from './early';

type Client = typeof import('./client');

/** `reported`: what a boundary caught, named by its area. */
export interface ErrorReports {
  /** @returns the id under which it can be found, also when it is only sent later. */
  report(error: unknown, area: string): string;
  /** Sends a person's words, with a report or by themselves. Resolves once they are on their way. */
  describe(eventId: string | undefined, words: string): Promise<void>;
  /** Another page is shown, without a load. */
  pageShown(): void;
  /** Something slow on purpose, as a transaction of its own. */
  traceSlowWork(ms: number): Promise<void>;
}

let reports: ErrorReports | undefined;

/** undefined while error reporting is off. */
export const errorReports = (): ErrorReports | undefined => reports;

/**
 * Begins to hold errors, and fetches the client to report them: once the page is idle in the application, which is also
 * traced; on public pages only if there is an error to report, so that they load nothing for it.
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
      // A blocked or lost chunk: the page goes on without reports, and says nothing of it.
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
