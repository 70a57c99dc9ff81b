import { type Fault, isNoise } from './noise';
import { isNotFound, pageNameOf, siteOf, tidyUrl } from './pageName';

const fault = (more: Partial<Fault>): Fault => ({
  type: 'Error',
  message: 'it broke',
  code: undefined,
  sources: ['https://plumbline.example/app-1.js'],
  online: true,
  ...more,
});

test.each<[string, Partial<Fault>]>([
  [
    'an extension of Chrome',
    { sources: ['https://plumbline.example/app-1.js', 'chrome-extension://abc/x.js'] },
  ],
  ['an extension of Firefox', { sources: ['moz-extension://abc/x.js'] }],
  ['an extension of Safari', { sources: ['safari-web-extension://abc/x.js'] }],
  ['a masked extension', { sources: ['webkit-masked-url://hidden/'] }],
  ['a request that was aborted', { type: 'AbortError', message: 'signal is aborted without reason' }],
  ['a request that Firefox ended', { type: 'NS_BINDING_ABORTED' }],
  ['a request that Safari ended', { type: 'TypeError', message: 'cancelled' }],
  ['a request while offline', { type: 'TypeError', message: 'Failed to fetch', online: false }],
  ['a chunk while offline', { type: 'ChunkLoadError', message: 'Loading chunk 7 failed.', online: false }],
  ['a resize that is put off', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ['a scanner of mails', { message: 'Object Not Found Matching Id:3, MethodName:update' }],
  ['another origin’s script', { message: 'Script error.', sources: [] }],
  ['a wrong password', { code: 'auth/invalid-credential' }],
  ['a limit', { code: 'functions/resource-exhausted' }],
  ['no permission', { code: 'permission-denied' }],
  ['no connection', { code: 'unavailable' }],
])('%s is noise', (_, more) => expect(isNoise(fault(more))).toBe(true));

test.each<[string, Partial<Fault>]>([
  ['a fault of ours', {}],
  ['a failed request with a connection', { type: 'TypeError', message: 'Failed to fetch' }],
  ['a chunk that is gone', { type: 'ChunkLoadError', message: 'Loading chunk 7 failed.' }],
  ['a function that failed', { code: 'functions/internal' }],
  ['a code that nobody knows', { code: 'toString' }],
  ['an error about aborted jobs', { message: 'The job has no aborted state' }],
  ['an error without a source', { sources: [] }],
])('%s is reported', (_, more) => expect(isNoise(fault(more))).toBe(false));

test.each([
  ['/', '/', false],
  ['/dashboard/jobs/abc123', '/dashboard/jobs/:jobId', false],
  ['/admin/users/some-uid', '/admin/users/:uid', false],
  ['/dashboard/nothing/here', '/404', true],
  ['/wp-login.php', '/404', true],
  ['/404', '/404', true],
  ['/404.html', '/404', true],
])('reports %s as %s, not found: %s', (path, told, notFound) => {
  expect(pageNameOf(path).path).toBe(told);
  expect(isNotFound(pageNameOf(path).path)).toBe(notFound);
});

test('removes identifying parts from URLs', () => {
  expect(tidyUrl('https://plumbline.example/admin/users/uid-1?tab=jobs#x')).toBe(
    'https://plumbline.example/admin/users/:uid',
  );
  expect(siteOf('https://search.example/?q=ada')).toBe('https://search.example');
  expect(tidyUrl('nonsense') + siteOf('')).toBe('');
});
