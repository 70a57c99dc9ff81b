import { broken, chain, link, settings, violations } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import {
  canonicalBroken,
  canonicalChain,
  canonicalMany,
  canonicalMissing,
  canonicalNoindex,
  canonicalRedirects,
  canonicalRelative,
} from './canonicals';

describe('canonical-missing', () => {
  const of = (html: string, headers = {}) => settings(canonicalMissing, headers, { html });

  test('reports a page without one', () => expect(of('<p>x')).toEqual(['No canonical URL is set']));

  test.each([
    '<link rel="canonical" href="https://example.com/page">',
    '<link href="/page" rel="Canonical">',
    '<meta name="robots" content="noindex">',
    '<meta http-equiv="refresh" content="0; url=/new">',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));

  test("doesn't report one in a header", () => {
    expect(of('<p>x', { link: '<https://example.com/page>; rel="canonical"' })).toEqual([]);
  });

  test('ignores one in the body, because a visitor may have written it', () => {
    expect(of('<body><p>x</p><link rel="canonical" href="https://example.com/other">')).toHaveLength(1);
  });
});

describe('canonical-many', () => {
  const link = (href: string) => `<link rel="canonical" href="${href}">`;

  test('reports two different ones', () => {
    expect(violations(canonicalMany, link('/a') + link('/b'))).toEqual(['This page has 2 canonical URLs.']);
  });

  test("doesn't report the same one twice, however it is written", () => {
    expect(violations(canonicalMany, link('/a') + link('https://example.com/a'))).toEqual([]);
  });

  test("doesn't report a single one, or one beside another kind of link", () => {
    expect(violations(canonicalMany, link('/a'))).toEqual([]);
    expect(violations(canonicalMany, `${link('/a')}<link rel="alternate" href="/b">`)).toEqual([]);
  });

  test('reports one in a header that differs from the one in the head', () => {
    const html = '<link rel="canonical" href="/a">';
    const of = (written: string) =>
      violations(canonicalMany, html, { headers: { link: `<${written}>; rel="canonical"` } });
    expect(of('/b')).toEqual(['This page has 2 canonical URLs.']);
    expect(of('/a')).toEqual([]);
  });
});

describe('canonical-relative', () => {
  const of = (href: string) => violations(canonicalRelative, `<link rel="canonical" href="${href}">`);

  test.each(['/a', 'a', '//example.com/a', '?page=1', 'example.com/a'])(
    'reports a relative one: %s',
    (href) => expect(of(href)).toEqual([`The canonical URL “${href}” is not an absolute URL.`]),
  );

  test.each(['file:///home/ada/site/a.html', 'ftp://example.com/a'])('reports another scheme: %s', (href) =>
    expect(of(href)).toEqual([`The canonical URL “${href}” doesn’t begin with http or https.`]),
  );

  test.each(['https://example.com/a', 'HTTP://example.com/a', ''])("doesn't report “%s”", (href) =>
    expect(of(href)).toEqual([]),
  );
});

describe('canonical-broken', () => {
  test('reports a canonical URL without a page', () => {
    expect(canonicalBroken.check(link({ role: 'canonical', finalOutcome: broken(404) }))?.message).toBe(
      'The canonical URL is broken: /target returns 404 (not found).',
    );
    expect(canonicalBroken.check(link({ role: 'canonical', finalOutcome: { end: 'loop' } }))).not.toBeNull();
  });

  test("doesn't report one that exists, redirects, or isn't proven to be broken", () => {
    const of = (finalOutcome: Parameters<typeof link>[0]) =>
      canonicalBroken.check(link({ role: 'canonical', ...finalOutcome }));
    expect(of({})).toBeNull();
    expect(of({ finalOutcome: chain(301, 'https://example.com/old', 'https://example.com/new') })).toBeNull();
    expect(of({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })).toBeNull();
    expect(of({ finalOutcome: { end: 'skipped', seen: { status: 0 } } })).toBeNull();
  });

  test("ignores links that aren't canonical", () => expect(canonicalBroken.roles).toEqual(['canonical']));
});

describe('canonical-redirects', () => {
  const from = 'https://example.com/old';
  const to = 'https://example.com/new';

  test('reports a canonical URL that redirects', () => {
    expect(
      canonicalRedirects.check(link({ target: from, finalOutcome: chain(301, from, to) }))?.message,
    ).toBe('The canonical URL /old redirects to /new.');
  });

  test("doesn't report one that is a page, or one whose redirects end broken", () => {
    expect(canonicalRedirects.check(link())).toBeNull();
    const gone = { ...chain(301, from, to), end: 'broken' as const };
    expect(canonicalRedirects.check(link({ target: from, finalOutcome: gone }))).toBeNull();
  });

  test("ignores links that aren't canonical", () => expect(canonicalRedirects.roles).toEqual(['canonical']));
});

describe('canonical-noindex', () => {
  test('reports a page whose canonical page is noindex', () => {
    expect(
      surveyed(canonicalNoindex, {
        pages: [
          { at: '/a', canonical: '/b' },
          { at: '/b', noindex: true },
        ],
      }),
    ).toEqual(['/a The canonical page /b has noindex.']);
  });

  test("doesn't report it if both are noindex, or neither is", () => {
    const hidden = { at: '/b', noindex: true };
    expect(
      surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b', noindex: true }, hidden] }),
    ).toEqual([]);
    expect(surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b' }, { at: '/b' }] })).toEqual([]);
  });

  test("doesn't report it if the canonical page was not read", () => {
    expect(surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b' }] })).toEqual([]);
  });
});

describe('canonical-chain', () => {
  test('reports a chain and a loop', () => {
    const chain = [{ at: '/a', canonical: '/b' }, { at: '/b', canonical: '/c' }, { at: '/c' }];
    expect(surveyed(canonicalChain, { pages: chain })).toEqual([
      '/a The canonical page /b has another canonical URL, /c.',
    ]);
    const circle = [
      { at: '/a', canonical: '/b' },
      { at: '/b', canonical: '/a' },
    ];
    expect(surveyed(canonicalChain, { pages: circle })).toHaveLength(2);
  });

  test("doesn't report a page whose canonical page names itself", () => {
    expect(surveyed(canonicalChain, { pages: [{ at: '/a', canonical: '/b' }, { at: '/b' }] })).toEqual([]);
  });
});
