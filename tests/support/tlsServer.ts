import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const pem = (name: string) => readFileSync(join(__dirname, 'tls', name));

export interface TlsServer {
  /** With a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts an HTTPS site of one page on a free loopback port, with an untrusted certificate. */
export async function startTls(certificate: 'issued' | 'self-signed'): Promise<TlsServer> {
  const server = createServer({ key: pem('server.key'), cert: pem(`${certificate}.pem`) }, (_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Secret</title>'),
  );
  return { url: await listening(server, 'https:'), close: () => closed(server) };
}

async function listening(server: Server, protocol: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
