import type { Dispatcher } from 'undici';
import type { Headers } from '../facts/outcome';
import type { ListeningClock } from './listeningClock';
import { bodyCap } from './unpack';

export interface Request {
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
  /** Decides from the response head whether to read the body. */
  readonly wantsBody: (status: number, headers: Headers) => boolean;
  /** Bytes after which reading stops; 5 MiB by default. */
  readonly cap?: number;
}

export interface Response {
  readonly status: number;
  readonly headers: Headers;
  /** As received; null if the body was not wanted. */
  readonly body: Buffer | null;
  /** Bytes of the body that were read. */
  readonly bytes: number;
  /** Excludes, like `firstByteMs`, the time in which this machine was too busy to receive. */
  readonly durationMs: number;
  /** From the request to the response head. */
  readonly firstByteMs: number;
}

/** An unwanted body up to this size is read to the end so that its connection can be reused. */
const cheapBody = 64 * 1024;

/** Receives the response to one request and reads as much of the body as is wanted. */
export class Exchange implements Dispatcher.DispatchHandler {
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

  /** Returns whether the response head has arrived. */
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
    // The raw headers are slices of the socket's buffer and would keep it in memory as long as V8 keeps their list.
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
