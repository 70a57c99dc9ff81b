import { fork } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain',
};

/** Serves a folder on loopback from a separate process, which caches files in memory. */
export async function serveFolder(folder: string): Promise<{ readonly url: string; close(): void }> {
  const child = fork(__filename, [folder], { execArgv: ['--import', 'tsx'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server for ${folder} exited with code ${code}`)));
  });
  return { url, close: () => child.kill() };
}

function serve(folder: string): void {
  const cache = new Map<string, Buffer | null>();
  const read = (file: string): Buffer | null => {
    const isFile = existsSync(file) && statSync(file).isFile();
    return isFile ? readFileSync(file) : null;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const body = cache.get(file) ?? read(file);
    cache.set(file, body);
    response.writeHead(body ? 200 : 404, {
      'content-type': (body && types[extname(file)]) ?? 'text/plain',
      'content-length': body?.length ?? 0,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
  );
  process.once('disconnect', () => process.exit());
}

const [, script, folder] = process.argv;
if (script === __filename && folder !== undefined) serve(folder);
