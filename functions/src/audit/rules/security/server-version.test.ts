import { settings } from '../testPage.fixture';
import { serverVersion } from './server-version';

test.each([
  [{ server: 'Apache/2.4.41 (Ubuntu)' }, 'Server: Apache/2.4.41 (Ubuntu)'],
  [{ server: 'nginx/1.18.0' }, 'Server: nginx/1.18.0'],
  [{ server: 'Apache/2' }, 'Server: Apache/2'],
  [{ server: 'Jetty(9.4.43)' }, 'Server: Jetty(9.4.43)'],
  [{ 'x-powered-by': 'PHP/7.4.3' }, 'X-Powered-By: PHP/7.4.3'],
  [{ 'x-aspnet-version': '4.0.30319' }, 'X-AspNet-Version: 4.0.30319'],
])('reports %j', (headers, value) =>
  expect(settings(serverVersion, headers)).toEqual([`The server exposes its version: “${value}”`]),
);

test.each([
  {},
  { server: 'nginx' },
  { server: 'cloudflare' },
  { 'x-powered-by': 'Express' },
  { server: 'ECS (nyb)' },
  { server: 'ECAcc (dcd/7D53)' },
  { server: 'ECAcc (dcd/7053)' },
  { server: 'cache/7D53' },
])("doesn't report %j", (headers) => expect(settings(serverVersion, headers)).toEqual([]));
