import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a loopback site answers one path. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Accepts the request and never answers it. */
  readonly hangs?: boolean;
}

/** A response, or a function of the method, the number of earlier requests for the path, and the request's headers. */
export type Route = Answer | ((method: string, earlier: number, headers: IncomingHttpHeaders) => Answer);

export interface ServerOptions {
  /** Delays each response by this time. */
  readonly delayMs?: number;
  /** Limits how many delayed responses are processed concurrently, like a slow server. The default is two. */
  readonly concurrency?: number;
  /** The address to listen on. The default is 127.0.0.1. */
  readonly host?: string;
}

export interface SiteServer {
  /** With a trailing slash. */
  readonly url: string;
  /** The number of requests for each path (with its query), by any method. */
  readonly requests: ReadonlyMap<string, number>;
  /** The maximum number of concurrent requests. */
  peak(): number;
  close(): Promise<void>;
}

/** Starts a site on a free loopback port. A path without a route answers 404. */
export async function startSite(
  routes: (url: string) => Readonly<Record<string, Route>>,
  { delayMs = 0, concurrency = 2, host = '127.0.0.1' }: ServerOptions = {},
): Promise<SiteServer> {
  const requests = new Map<string, number>();
  const slow = delayMs > 0 ? inLanes(concurrency, delayMs) : null;
  let answers: Readonly<Record<string, Route>> = {};
  let open = 0;
  let peak = 0;
  const server = createServer((request, response) => {
    peak = Math.max(peak, ++open);
    // From arrival until the response is sent: the next request may arrive before the transfer is complete.
    const over = () => {
      response.off('prefinish', over).off('close', over);
      open--;
    };
    response.on('prefinish', over).on('close', over);
    const path = request.url ?? '/';
    const earlier = requests.get(path) ?? 0;
    requests.set(path, earlier + 1);
    const answer = () => respond(request, response, answers[path], earlier);
    if (slow) slow(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  answers = routes(url);
  return {
    url,
    requests,
    peak: () => peak,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The headers that a well-configured server sends. */
const defaultHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'max-age=604800',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

function respond(
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  route: Route | undefined,
  earlier: number,
) {
  const answer =
    typeof route === 'function'
      ? route(method, earlier, headers)
      : (route ?? { status: 404, body: 'Nothing here.' });
  if (answer.hangs) return;
  response.writeHead(answer.status ?? 200, { ...defaultHeaders, ...answer.headers });
  response.end(method === 'HEAD' ? undefined : answer.body);
}

/** Delays answers. Only a limited number of requests can be in the delay, the others are queued. */
function inLanes(count: number, ms: number): (answer: () => void) => void {
  const freeAt = Array.from({ length: count }, () => 0);
  let next = 0;
  return (answer) => {
    const lane = next++ % count;
    const now = performance.now();
    const at = Math.max(now, freeAt[lane] ?? now) + ms;
    freeAt[lane] = at;
    setTimeout(answer, at - now);
  };
}
