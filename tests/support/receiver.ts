import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A received request with its body decompressed. */
export interface Received {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answered {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `hangs`: accepts the request and never answers. */
export type Answering = (request: Received) => Answered | 'hangs';

export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly received: readonly Received[];
  /** Called with every request. The first match ends the wait. */
  waitFor<T>(find: (request: Received) => T | undefined, what: string, timeoutMs?: number): Promise<T>;
  answer(answering: Answering): void;
  forget(): void;
  close(): Promise<void>;
}

const gzipMagic = Buffer.from([0x1f, 0x8b]);

/** A fake external service, which accepts and stores what real clients send. */
export async function startReceiver(initial: Answering, port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const watchers = new Set<() => void>();
  let answering = initial;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const { method = 'GET', url: path = '/', headers } = request;
    const incoming = {
      method,
      path,
      headers,
      body: raw.subarray(0, 2).equals(gzipMagic) ? gunzipSync(raw) : raw,
    };
    if (method !== 'OPTIONS') {
      received.push(incoming);
      for (const check of watchers) check();
    }
    const answer = answering(incoming);
    if (answer === 'hangs') return;
    response.writeHead(answer.status, { ...allowing(headers.origin), ...answer.headers });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    received,
    waitFor: (find, what, timeoutMs = 30_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(check);
          const paths = received.map(({ method, path }) => `${method} ${path}`).join('\n  ');
          reject(new Error(`Waited ${timeoutMs / 1_000} s for ${what}. Received:\n  ${paths}`));
        }, timeoutMs);
        let checked = 0;
        const check = () => {
          for (; checked < received.length; checked += 1) {
            const request = received[checked];
            const found = request && find(request);
            if (found === undefined) continue;
            clearTimeout(timer);
            watchers.delete(check);
            return resolve(found);
          }
        };
        watchers.add(check);
        check();
      }),
    answer: (next) => {
      answering = next;
    },
    forget: () => {
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function allowing(origin: string | undefined): Record<string, string> {
  return {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
  };
}
