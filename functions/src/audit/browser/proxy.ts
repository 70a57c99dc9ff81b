import { lookup } from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { parseUrl } from '#domain/url';
import { guardedLookup, type Resolve, refusalOf } from '../fetch/guard';

export interface ProxyOptions {
  /** Returns whether a host (with its port) may be connected to even if its address isn't public. */
  readonly mayBePrivate: (host: string) => boolean;
  readonly resolve?: Resolve;
}

/** Bytes that one response or tunnel may receive: a page can't fill the disk or the memory with one of them. */
const maxBytes = 30_000_000;
const connectTimeoutMs = 10_000;

/**
 * The only way out for the browser: a proxy on loopback that applies the guard of the fetcher to every request and
 * every tunnel. A connection goes to an address that the guard has just checked, so a name can't change in between.
 */
export class GuardedProxy {
  readonly #options: ProxyOptions;
  readonly #server = createServer((request, response) => this.#forward(request, response));
  readonly #sockets = new Set<Duplex>();
  /** URLs and hosts that were refused. */
  refused = 0;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#server.on('connect', (request, socket) => this.#tunnel(request, socket));
    // A plain WebSocket request; Chromium uses tunnels for them.
    this.#server.on('upgrade', (_, socket) => socket.destroy());
    this.#server.on('connection', (socket) => this.#track(socket));
    this.#server.on('clientError', (_, socket) => socket.destroy());
  }

  /** @returns the port on 127.0.0.1. */
  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const url = parseUrl(request.url ?? '');
    if (url?.protocol !== 'http:' || !this.#allows(url)) {
      this.refused++;
      response.writeHead(403).end();
      return;
    }
    const { 'proxy-connection': _, ...headers } = request.headers;
    const upstream = sendRequest(
      url,
      { method: request.method ?? 'GET', headers, lookup: this.#lookupFor(url), timeout: connectTimeoutMs },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        limit(answer, () => response.destroy());
        answer.pipe(response);
      },
    );
    // Without a response, the browser reports a failed request, as it would without a proxy.
    upstream.on('error', () => response.destroy());
    upstream.on('timeout', () => upstream.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  #tunnel(request: IncomingMessage, client: Duplex): void {
    client.on('error', () => client.destroy());
    const url = parseUrl(`https://${request.url ?? ''}/`);
    if (!url || !this.#allows(url)) {
      this.refused++;
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const port = Number(portOf(request.url ?? '') ?? 443);
    const upstream = connect({ host: bare(url.hostname), port, lookup: this.#lookupFor(url) }, () => {
      upstream.setTimeout(0);
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client);
      client.pipe(upstream);
    });
    this.#track(upstream);
    limit(upstream, () => upstream.destroy());
    upstream.setTimeout(connectTimeoutMs, () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  }

  /** Checks the text of a URL. Names are checked again when they are resolved. */
  #allows(url: URL): boolean {
    return refusalOf(url.href, this.#options.mayBePrivate(url.host)) === undefined;
  }

  #lookupFor(url: URL) {
    return guardedLookup(this.#options.mayBePrivate(url.host), this.#options.resolve ?? lookup);
  }

  #track(socket: Duplex | Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

function limit(source: NodeJS.ReadableStream, onExceeded: () => void): void {
  let bytes = 0;
  source.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > maxBytes) onExceeded();
  });
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

const portOf = (authority: string) => /:(\d+)$/.exec(authority)?.[1];
