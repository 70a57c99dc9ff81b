import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userAgentOf } from '#domain/crawler';
import { fetchText } from './fetchText';
import { inspect } from './inspect';

const names = new Set<string | undefined>();
const server = createServer(({ headers }, response) => {
  names.add(headers['user-agent']);
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => names.clear());
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const options = { allowPrivate: true, userAgent: userAgentOf('https://checks.example') };

test.each([
  ['an inspection', () => inspect(url, options)],
  ['a domain verification', () => fetchText(url, options)],
])("%s sends a user agent with the URL of the crawler's page", async (_, fetch) => {
  await fetch();
  expect([...names]).toEqual(['Plumbline/1.0 (+https://checks.example/docs/crawler)']);
});
