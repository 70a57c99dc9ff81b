import { lookup } from 'node:dns';
import { Agent, type Dispatcher } from 'undici';
import { parseUrl } from '#domain/url';
import { Stopped, type Timing } from '../time/timing';
import { originOf, pathOf } from '../urls/url';
import { Exchange, type Request, type Response } from './exchange';
import { guardedLookup, type RefusedAddress, type Resolve, refusalOf } from './guard';
import { ListeningClock } from './listeningClock';
import { withVerifiedAbsence } from './verifiedAbsence';

export type { Request, Response } from './exchange';

/** Thrown when there is no response. `code` is the network error's code from Node or undici. */
export class NoResponseError extends Error {
  readonly code: string;
  readonly durationMs: number;

  constructor(code: string, durationMs: number, cause: unknown) {
    super(code, { cause });
    this.code = code;
    this.durationMs = durationMs;
  }
}

/** Sends single HTTP requests to public addresses only, without redirects or retries. */
export class Client {
  readonly #agent: Agent;
  readonly #timing: Timing;
  readonly #listening: ListeningClock;
  readonly #allowPrivate: boolean;
  readonly #aborts = new Set<() => void>();
  /** Origins that were checked. The check depends on nothing else in a canonical URL. */
  readonly #open = new Set<string>();
  #stopped = false;

  /** @param resolve looks up host names; the system's resolver by default. */
  constructor(timing: Timing, allowPrivate: boolean, resolve: Resolve = lookup) {
    this.#timing = timing;
    this.#listening = new ListeningClock(timing.clock);
    this.#allowPrivate = allowPrivate;
    this.#agent = new Agent({
      allowH2: false,
      connections: 32,
      pipelining: 1,
      headersTimeout: timing.headersTimeout,
      bodyTimeout: timing.bodyTimeout,
      connect: {
        timeout: timing.connectTimeout,
        lookup: guardedLookup(allowPrivate, withVerifiedAbsence(resolve, timing.clock)),
      },
    });
  }

  /**
   * @throws NoResponseError if there was no response or the URL is refused.
   * @throws Stopped after `abort`.
   */
  fetch(request: Request): Promise<Response> {
    if (this.#stopped) return Promise.reject(new Stopped());
    const refusal = this.#refusalOf(request.url);
    if (refusal) return Promise.reject(new NoResponseError(refusal.code, 0, refusal));
    const { clock, requestTimeout } = this.#timing;
    const listening = this.#listening;
    listening.begin();
    const began = listening.now();
    return new Promise((resolve, reject) => {
      const exchange = new Exchange(request, listening, began, resolve, (error) => {
        const took = listening.now() - began;
        reject(error instanceof Stopped ? error : new NoResponseError(errorCode(error), took, error));
      });
      const abort = () => exchange.abort(new Stopped());
      this.#aborts.add(abort);
      const cancelTimer = clock.after(requestTimeout, () =>
        exchange.abort(
          Object.assign(new Error('too slow'), { code: exchange.hasBegun ? 'ENDLESS_BODY' : 'ETIMEDOUT' }),
        ),
      );
      exchange.whenOver = () => {
        cancelTimer();
        this.#aborts.delete(abort);
        listening.end();
      };
      const options: Dispatcher.DispatchOptions = {
        origin: originOf(request.url),
        path: pathOf(request.url),
        method: request.method,
        headers: request.headers,
      };
      this.#agent.dispatch(options, exchange);
    });
  }

  #refusalOf(href: string): RefusedAddress | undefined {
    const origin = originOf(href);
    if (this.#open.has(origin)) return undefined;
    const refusal = refusalOf(href, this.#allowPrivate);
    // A URL that isn't canonical is checked every time.
    if (!refusal && parseUrl(href)?.origin === origin) this.#open.add(origin);
    return refusal;
  }

  /** Ends every request immediately. They reject with Stopped, and so do later ones. */
  abort(): void {
    this.#stopped = true;
    for (const abort of [...this.#aborts]) abort();
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

/**
 * Returns a network error's code, wherever Node and undici put it. Checks the shape: under a test runner, Node's
 * errors are not instances of this realm's Error.
 */
function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return unknownError;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return errorCode(errors[0]);
  const inner = cause === undefined ? unknownError : errorCode(cause);
  if (code === 'UND_ERR_SOCKET' && inner !== unknownError) return inner;
  return typeof code === 'string' ? code : inner;
}

const unknownError = 'EUNKNOWN';
