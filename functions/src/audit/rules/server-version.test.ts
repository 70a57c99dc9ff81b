import { serverVersion } from './server-version';
import { settings } from './testPage';

test.each([
  [{ server: 'Apache/2.4.41 (Ubuntu)' }, 'Server: Apache/2.4.41 (Ubuntu)'],
  [{ server: 'nginx/1.18.0' }, 'Server: nginx/1.18.0'],
  [{ 'x-powered-by': 'PHP/7.4.3' }, 'X-Powered-By: PHP/7.4.3'],
  [{ 'x-aspnet-version': '4.0.30319' }, 'X-AspNet-Version: 4.0.30319'],
])('%j', (headers, value) =>
  expect(settings(serverVersion, headers)).toEqual([`The server names its version: “${value}”`]),
);

test.each([
  {},
  { server: 'nginx' },
  { server: 'cloudflare' },
  { 'x-powered-by': 'Express' },
  { server: 'ECS (nyb)' },
])('not %j', (headers) => expect(settings(serverVersion, headers)).toEqual([]));
