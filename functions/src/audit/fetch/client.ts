import { lookup } from 'node:dns';
import { Agent, type Dispatcher } from 'undici';
import { parseUrl } from '#domain/url';
import type { Headers } from '../state/outcome';
import { Stopped } from '../time/stopped';
import type { Timing } from '../time/timing';
import { originOf, pathOf } from '../urls/url';
import { guardedLookup, type RefusedAddress, type Resolve, refusalOf } from './guard';
import { ListeningClock } from './listeningClock';
import { withProvenAbsence } from './provenAbsence';
import { bodyCap } from './unpack';

export interface Request {
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
  /** Decides from the head of the response whether its body is read. */
  readonly wantsBody: (status: number, headers: Headers) => boolean;
  /** Bytes after which reading stops; 5 MiB unless told. */
  readonly cap?: number;
}

export interface Response {
  readonly status: number;
  readonly headers: Headers;
  /** As it came over the wire; null when it was not wanted. */
  readonly body: Buffer | null;
  /** Of the body that were read. */
  readonly bytes: number;
  /** Without the time in which this machine was too busy to listen, as the next. */
  readonly durationMs: number;
  /** From the request to the head of the response. */
  readonly firstByteMs: number;
}

/** No answer: `code` is the network error's, as node or undici names it. */
export class NoAnswer extends Error {
  readonly code: string;
  readonly durationMs: number;

  constructor(code: string, durationMs: number, cause: unknown) {
    super(code, { cause });
    this.code = code;
    this.durationMs = durationMs;
  }
}

/** An unwanted body up to this size is read to its end, so that its connection can be used again. */
const cheapBody = 64 * 1024;

/** One HTTP request at a time is one call of `ask`: no redirects, no retries, only public addresses. */
export class Client {
  readonly #agent: Agent;
  readonly #timing: Timing;
  readonly #listening: ListeningClock;
  readonly #allowPrivate: boolean;
  readonly #aborts = new Set<() => void>();
  /** Origins that may be asked: the refusal depends on nothing else of a canonical address. */
  readonly #open = new Set<string>();
  #stopped = false;

  /** @param resolve how names are looked up; the system's way unless told. */
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
        lookup: guardedLookup(allowPrivate, withProvenAbsence(resolve, timing.clock)),
      },
    });
  }

  /**
   * @throws NoAnswer when nothing came back or the address may not be asked.
   * @throws Stopped after `abort`.
   */
  ask(request: Request): Promise<Response> {
    if (this.#stopped) return Promise.reject(new Stopped());
    const refusal = this.#refusalOf(request.url);
    if (refusal) return Promise.reject(new NoAnswer(refusal.code, 0, refusal));
    const { clock, requestTimeout } = this.#timing;
    const listening = this.#listening;
    listening.begin();
    const began = listening.now();
    return new Promise((resolve, reject) => {
      const exchange = new Exchange(request, listening, began, resolve, (error) => {
        const took = listening.now() - began;
        reject(error instanceof Stopped ? error : new NoAnswer(errorCode(error), took, error));
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
    // What is written otherwise than it is meant is looked at every time.
    if (!refusal && parseUrl(href)?.origin === origin) this.#open.add(origin);
    return refusal;
  }

  /** Ends every request at once; they reject with Stopped, and so do later ones. */
  abort(): void {
    this.#stopped = true;
    for (const abort of [...this.#aborts]) abort();
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

/** The conversation about one request. */
class Exchange implements Dispatcher.DispatchHandler {
  whenOver: () => void = () => undefined;
  #controller: Dispatcher.DispatchController | null = null;
  #abortedWith: Error | null = null;
  #status = 0;
  #headers: Headers = {};
  #keeps = false;
  #bytes = 0;
  #firstByteMs = 0;
  #over = false;
  readonly #pieces: Buffer[] = [];
  readonly #request: Request;
  readonly #clock: ListeningClock;
  readonly #began: number;
  readonly #resolve: (response: Response) => void;
  readonly #reject: (error: Error) => void;

  constructor(
    request: Request,
    clock: ListeningClock,
    began: number,
    resolve: (response: Response) => void,
    reject: (error: Error) => void,
  ) {
    this.#request = request;
    this.#clock = clock;
    this.#began = began;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** The server has answered, and its body is on its way. */
  get hasBegun(): boolean {
    return this.#status > 0;
  }

  abort(reason: Error): void {
    this.#abortedWith = reason;
    this.#controller?.abort(reason);
    this.onResponseError(null, reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#abortedWith) controller.abort(this.#abortedWith);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // They are pieces of what was read from the socket, and would keep all of it for as long as V8 keeps their list.
    if (controller.rawHeaders) controller.rawHeaders.length = 0;
    if (status < 200) return;
    this.#status = status;
    this.#firstByteMs = this.#clock.now() - this.#began;
    this.#headers = headers;
    this.#keeps = this.#request.method === 'GET' && this.#request.wantsBody(status, headers);
    if (this.#keeps || this.#request.method === 'HEAD') return;
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (!(length <= cheapBody)) this.#stopReading(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.#over) return;
    const cap = this.#request.cap ?? bodyCap;
    const room = cap - this.#bytes;
    if (this.#keeps) this.#pieces.push(piece.length > room ? piece.subarray(0, room) : piece);
    this.#bytes = Math.min(cap, this.#bytes + piece.length);
    if (this.#bytes >= cap) this.#stopReading(controller);
  }

  onResponseEnd(): void {
    this.#finish();
  }

  onResponseError(_: unknown, error: Error): void {
    if (this.#over) return;
    this.#over = true;
    this.#reject(error);
    this.whenOver();
  }

  #stopReading(controller: Dispatcher.DispatchController): void {
    this.#finish();
    controller.abort(new Error('enough was read'));
  }

  #finish(): void {
    if (this.#over) return;
    this.#over = true;
    const [only] = this.#pieces;
    const body = this.#pieces.length === 1 && only ? only : Buffer.concat(this.#pieces);
    this.#pieces.length = 0;
    this.#resolve({
      status: this.#status,
      headers: this.#headers,
      body: this.#keeps ? body : null,
      bytes: this.#bytes,
      durationMs: this.#clock.now() - this.#began,
      firstByteMs: this.#firstByteMs,
    });
    this.whenOver();
  }
}

/**
 * A network error's code, wherever node and undici put it. Read by shape: under a test runner node's errors are not
 * instances of this realm's Error.
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
