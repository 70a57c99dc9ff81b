import { globalHistory, navigate } from '@reach/router';
import { pathTo } from '#domain/routes';
import { paramsOf } from './params';

test.each([
  ['Ab3_x-9Zk2Lm4Np6Qr8S', 'Ab3_x-9Zk2Lm4Np6Qr8S'],
  ['b%C3%BCcher', 'bücher'],
  ['100%', '100%'],
  ['a%2Fb', 'a%2Fb'],
  ['a%252Fb', 'a%2Fb'],
  ['127.0.0.1%3A7690', '127.0.0.1:7690'],
  ['', ''],
])('reads the segment “%s” as “%s”, which names one document at most', (typed, read) => {
  expect(paramsOf('job', `/dashboard/jobs/${typed}`)).toEqual({ jobId: read });
});

test('reads the host and port of a site from the router’s path', () => {
  const path = pathTo('site', { site: '127.0.0.1:7690' });
  void navigate(path, { replace: true });
  const { pathname } = globalHistory.location;
  expect(pathname).not.toBe(path);
  expect(paramsOf('site', pathname)).toEqual({ site: '127.0.0.1:7690' });
});
