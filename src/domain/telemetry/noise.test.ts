import { isNoise, type ThrownError } from './noise';
import { isNotFound, pageNameOf, siteOf, tidyUrl } from './pageName';

const thrown = (more: Partial<ThrownError>): ThrownError => ({
  type: 'Error',
  message: 'it broke',
  code: undefined,
  sources: ['https://plumbline.example/app-1.js'],
  online: true,
  ...more,
});

test.each<[string, Partial<ThrownError>]>([
  [
    'an error in a Chrome extension',
    { sources: ['https://plumbline.example/app-1.js', 'chrome-extension://abc/x.js'] },
  ],
  ['an error in a Firefox extension', { sources: ['moz-extension://abc/x.js'] }],
  ['an error in a Safari extension', { sources: ['safari-web-extension://abc/x.js'] }],
  ['an error in a masked extension', { sources: ['webkit-masked-url://hidden/'] }],
  ['an aborted request', { type: 'AbortError', message: 'signal is aborted without reason' }],
  ['a request aborted by Firefox', { type: 'NS_BINDING_ABORTED' }],
  ['a request aborted by Safari', { type: 'TypeError', message: 'cancelled' }],
  ['a failed request while offline', { type: 'TypeError', message: 'Failed to fetch', online: false }],
  [
    'a failed chunk while offline',
    { type: 'ChunkLoadError', message: 'Loading chunk 7 failed.', online: false },
  ],
  ['a postponed resize', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ['an email scanner', { message: 'Object Not Found Matching Id:3, MethodName:update' }],
  ['another origin’s script', { message: 'Script error.', sources: [] }],
  ['a request that was aborted', { message: 'The request to the page was aborted.' }],
  ['a fetch that is canceled', { message: 'The fetch is canceled' }],
  ['a fetch that is cancelled', { message: 'The fetch is cancelled' }],
  ['a request canceled by Safari', { type: 'TypeError', message: 'canceled' }],
  ['another origin’s script in Firefox', { message: 'Script error' }],
  ['any failed chunk while offline', { type: 'ChunkLoadError', online: false }],
  ['a wrong password', { code: 'auth/invalid-credential' }],
  ['an exceeded limit', { code: 'functions/resource-exhausted' }],
  ['a missing permission', { code: 'permission-denied' }],
  ['a missing connection', { code: 'unavailable' }],
])('%s is noise', (_, more) => expect(isNoise(thrown(more))).toBe(true));

test.each<[string, Partial<ThrownError>]>([
  ['an error of ours', {}],
  ['a failed request while online', { type: 'TypeError', message: 'Failed to fetch' }],
  ['a missing chunk', { type: 'ChunkLoadError', message: 'Loading chunk 7 failed.' }],
  ['a function that failed', { code: 'functions/internal' }],
  ['an unknown code', { code: 'toString' }],
  ['an error about aborted jobs', { message: 'The job has no aborted state' }],
  ['an error about a canceled job', { message: 'The job is not canceled' }],
  ['an error that starts with the same word', { message: 'canceled jobs have no report' }],
  ['an error of ours while offline', { online: false }],
  ['a type that only resembles an aborted request', { type: 'NoAbortError' }],
  ['a type that only starts like an aborted request', { type: 'AbortErrorOfOurs' }],
  ['a page with the name of an extension', { sources: ['https://plumbline.example/chrome-extension://x'] }],
  ['a failed observer of ours', { message: 'Our ResizeObserver loop ended' }],
  ['several errors of a script', { message: 'Script errors in two files' }],
  ['a message that ends like another origin’s', { message: 'No Script error' }],
  ['a code that only ends with a known one', { code: 'my-functions/unavailable' }],
  ['an error without a source', { sources: [] }],
])('%s is reported', (_, more) => expect(isNoise(thrown(more))).toBe(false));

test.each([
  ['/', '/', false],
  ['/dashboard/jobs/abc123', '/dashboard/jobs/:jobId', false],
  ['/admin/users/some-uid', '/admin/users/:uid', false],
  ['/dashboard/nothing/here', '/404', true],
  ['/wp-login.php', '/404', true],
  ['/404', '/404', true],
  ['/404.html', '/404', true],
])('reports %s as %s, not found: %s', (path, expected, notFound) => {
  expect(pageNameOf(path).path).toBe(expected);
  expect(isNotFound(pageNameOf(path).path)).toBe(notFound);
});

test('removes identifying parts from URLs', () => {
  expect(tidyUrl('https://plumbline.example/admin/users/uid-1?tab=jobs#x')).toBe(
    'https://plumbline.example/admin/users/:uid',
  );
  expect(siteOf('https://search.example/?q=ada')).toBe('https://search.example');
  expect(tidyUrl('nonsense') + siteOf('')).toBe('');
});

test('a transaction without a name is not found', () => {
  expect(isNotFound(undefined)).toBe(true);
});
