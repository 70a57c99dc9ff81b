/** @jest-environment jsdom */
import { withPreloads } from './preloads';

const bundles = {
  namedChunkGroups: {
    'component---src-pages-dashboard-tsx': {
      assets: [{ name: 'framework-1.js' }, { name: 'shared-1.js' }, { name: 'dashboard-1.js' }],
    },
    firestore: { assets: [{ name: 'firestore-1.js' }, { name: 'shared-1.js' }] },
    'screen-jobs': { assets: [{ name: 'jobs-1.js' }, { name: 'shared-1.js' }] },
    'screen-job': { assets: [{ name: 'job-1.js' }] },
    'screen-adminJobs': { assets: [{ name: 'admin-1.js' }] },
  },
};
const page = '<html><head><title>x</title></head><body></body></html>';
const html = withPreloads(page, '/dashboard', bundles);

const linked = (text: string) => [...text.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href);

test('preloads the page’s data and scripts and Firestore’s, each once', () => {
  expect(linked(html)).toEqual([
    '/page-data/app-data.json',
    '/page-data/dashboard/page-data.json',
    '/shared-1.js',
    '/dashboard-1.js',
    '/firestore-1.js',
  ]);
});

test.each([
  ['/dashboard', []],
  ['/dashboard/jobs', ['/jobs-1.js']],
  ['/dashboard/jobs/abc', ['/job-1.js']],
  ['/dashboard/jobs/abc/more', []],
])('preloads for %s the scripts %j', (path, scripts) => {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = '';
  const code = /<script data-early>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  // biome-ignore lint/security/noGlobalEval: what the page itself runs
  window.eval(code);
  const requested = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(requested).toEqual(scripts);
});

test('removes the preloads of an earlier build', () => {
  expect(withPreloads(html, '/dashboard', bundles)).toBe(html);
});

test('fails for a page that webpack doesn’t know', () => {
  expect(() => withPreloads(page, '/nowhere', bundles)).toThrow('component---src-pages-nowhere-tsx');
});
