import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { about, auditSite } from './testSupport.fixture';

/** Audits a site that closes the connection for some paths without a response. */
async function audited(closed: readonly string[], links: readonly string[]) {
  const server = createServer((request, response) => {
    if (closed.includes(request.url ?? '')) return void request.socket.destroy();
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<title>A page</title><h1>Page</h1>${links.map((to) => `<a href="${to}">to</a>`).join('')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { findings } = await auditSite({ url });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return findings;
}

test('reports a link as broken if its connection is always closed while the host serves its other pages', async () => {
  const findings = await audited(['/reset'], ['/reset', '/fine']);
  const reported = about(findings, '/reset');
  expect(new Set(reported.map(({ rule }) => rule))).toEqual(new Set(['broken-link']));
  expect(reported[0]?.evidence).toMatchObject({ attempts: 2 });
});
