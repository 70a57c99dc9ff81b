import type { NotFoundFacts } from '#functions/audit/facts/siteFacts';
import { broken, link, violations } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { metaRefresh, notFoundStatus, pageError } from './responses';

describe('page-error', () => {
  const url = 'https://example.com/start';
  const check = (finalOutcome: Parameters<typeof link>[0]) =>
    pageError.check({ url, finalOutcome: link({ target: url, ...finalOutcome }).finalOutcome });

  test('reports a start URL that responds with an error', () => {
    expect(check({ finalOutcome: broken(500) })).toMatchObject({
      message: '/start returns 500 (internal server error).',
      evidence: { status: 500 },
    });
  });

  test("doesn't report one that refuses the crawler", () => {
    expect(check({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })).toMatchObject({
      severity: 'unverified',
    });
  });

  test("doesn't report one that responds, or that robots.txt disallows", () => {
    expect(check({})).toBeNull();
    expect(check({ finalOutcome: { end: 'skipped' } })).toBeNull();
  });
});

describe('not-found-status', () => {
  const of = (parts: Partial<NotFoundFacts>) => {
    const url = 'https://example.com/0123456789abcdef';
    const notFound = {
      url,
      status: 200,
      redirectedTo: null,
      contentHash: 0,
      text: 0,
      sketch: null,
      ...parts,
    };
    return surveyed(notFoundStatus, { facts: { notFound }, pages: [{ at: '/' }] });
  };

  test("reports a page at a URL that doesn't exist", () => {
    expect(of({})).toEqual(['/ A URL that doesn’t exist returns 200 (ok) instead of 404 (not found).']);
  });

  test('reports a redirect to the start page', () => {
    expect(of({ redirectedTo: 'https://example.com/' })).toEqual([
      '/ A URL that doesn’t exist redirects to https://example.com/ instead of 404 (not found).',
    ]);
  });

  test.each([404, 410, 403, 500, 0])("doesn't report a response of %s", (status) =>
    expect(of({ status })).toEqual([]),
  );
});

describe('meta-refresh', () => {
  test.each([
    ['<meta http-equiv="refresh" content="0; url=/new">', 'This page redirects to /new after 0 s.'],
    ['<meta http-equiv="refresh" content=".5; url=/new">', 'This page redirects to /new after 0 s.'],
    ['<meta http-equiv="refresh" content="3.7.1,/new">', 'This page redirects to /new after 3 s.'],
    ['<META HTTP-EQUIV=Refresh CONTENT="30">', 'This page reloads after 30 s.'],
  ])('reports %s', (html, message) => expect(violations(metaRefresh, html)).toEqual([message]));

  test.each([
    '<meta name="refresh" content="0; url=/new">',
    '<meta http-equiv="content-type" content="text/html">',
    // Without seconds it does nothing (HTML standard, shared declarative refresh steps).
    '<meta http-equiv="refresh" content="url=/new">',
    '<meta http-equiv="refresh" content="; url=/new">',
    '<meta http-equiv="refresh" content="">',
    '<meta http-equiv="refresh" content="5x; url=/new">',
    '<template><meta http-equiv="refresh" content="5"></template>',
  ])("doesn't report %s", (html) => expect(violations(metaRefresh, html)).toEqual([]));

  test("doesn't report what only browsers without scripts process", () => {
    expect(
      violations(metaRefresh, '<noscript><meta http-equiv="refresh" content="0; url=/plain"></noscript>'),
    ).toEqual([]);
  });
});
