import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { SearchEngine } from './engine';

/** What readers type, and the path that must be first. */
const searches: readonly (readonly [typed: string, first: RegExp])[] = [
  ['broken link', /rules\/broken-link$/],
  ['broekn link', /rules\/broken-link$/],
  ['broken links', /rules\/broken-link$/],
  ['broken', /rules\/broken-link$/],
  ['dead link', /rules\/broken-link$/],
  ['404', /rules\/broken-link$/],
  ['alt text', /image-alt-missing$/],
  ['altt text', /image-alt-missing$/],
  ['image alt', /image-alt-missing$/],
  ['redirct', /redirect/],
  ['redirect loop', /redirect-loop$/],
  ['redirect chain', /redirect-chain$/],
  ['301', /redirect-permanent$/],
  ['302', /redirect-temporary$/],
  ['verify', /docs\/verification$/],
  ['verfication', /docs\/verification$/],
  ['verify domain', /docs\/verification$/],
  ['sitmap', /sitemap-/],
  ['robots', /robots-|docs\/crawler$/],
  ['robots.txt', /docs\/(rules\/robots-|crawler)/],
  ['csp', /rules\/csp-/],
  ['content security policy', /rules\/csp-/],
  ['ssl', /certificate-ending$/],
  ['tls certificate', /certificate-ending$/],
  ['price', /^\/pricing$/],
  ['pricing', /^\/pricing$/],
  ['delete my data', /privacy$/],
  ['ci github actions', /docs\/ci$/],
  ['export csv', /docs\/exports$/],
  ['a11y', /docs\/accessibility$/],
  ['shedule', /docs\/schedules$/],
  ['schedules', /docs\/schedules$/],
  ['user agent', /docs\/crawler$/],
  ['login', /auth\/login$/],
  ['webhook', /docs\/schedules$/],
  ['slack', /docs\/schedules$/],
  ['LCP', /rules\/(slow-response|image-heavy|script-blocking)$/],
  ['core web vitals', /rules\/(slow-response|image-heavy|script-blocking)$/],
  ['api', /docs\/(terminal|exports)$/],
  ['javascript rendering', /content-scripted$/],
  ['soft 404', /rules\/soft-404$/],
  ['client-side rendering', /content-scripted$/],
  ['email notifications', /docs\/schedules$/],
  ['time zone', /docs\/schedules$/],
  ['score', /docs\/scores$/],
  ['how is the score calculated', /docs\/scores$/],
  ['compare reports', /docs\/reports$/],
  ['share a report', /docs\/reports$/],
  ['cancel a job', /docs\/jobs$/],
  ['request headers', /docs\/(jobs|schedules)$/],
  ['quota', /docs\/limits$/],
  ['meta description', /rules\/description-/],
  ['duplicate title', /title-duplicate$/],
  ['title too long', /title-too-long$/],
  ['h1', /rules\/h1-/],
  ['hreflang', /rules\/hreflang-/],
  ['canonical', /rules\/canonical-|canonical/],
  ['noindex', /noindex/],
  ['mixed content', /mixed-content$/],
  ['hsts', /rules\/hsts-/],
  ['anchor', /fragment-missing$/],
  ['structured data', /json-ld-/],
  ['open graph', /open-graph-/],
  ['403', /unverified-link$/],
  ['orphan pages', /orphan-page$/],
  ['slow', /slow-(response|link)$/],
  ['gzip', /-uncompressed$/],
  ['deploy', /operators-guide$/],
  ['write a post', /editors-guide$/],
  ['baseline', /docs\/ci$/],
  ['pdf', /docs\/exports$/],
  ['junit', /docs\/(exports|terminal)$/],
];

let files: string;
let engine: SearchEngine;
beforeAll(() => {
  const program = ['--tsconfig=tsconfig.json', 'gatsby/postBuild/search.fixture.ts'];
  files = execFileSync('node_modules/.bin/tsx', program, { encoding: 'utf8', maxBuffer: 2 ** 25 });
  const { pages, texts } = JSON.parse(files);
  engine = new SearchEngine(pages, texts);
}, 120_000);

test.each(searches)('“%s” finds its page first', (typed, first) => {
  expect(engine.search(typed).pages[0]?.page.path).toMatch(first);
});

test('the index stays small enough to load when the search opens', () => {
  expect(gzipSync(files).length / 1024).toBeLessThan(200);
});
