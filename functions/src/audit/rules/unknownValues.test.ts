import { auditSite, type Run } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { type Answer, type Route, startSite } from '#tests/support/siteServer';
import { siteRules, surveyRules } from '.';

/**
 * The engine stores no URL for a link that it doesn't check. Two such links must not look equal because both are unknown.
 * The pages here name a different external URL wherever a page can name another one.
 */
const external = (path: string) => `https://elsewhere.invalid${path}`;
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const alternate = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${href}">`;

/** A page whose canonical page is known, but not what that one names in turn. */
const namesCopy = '/names-copy';

/** What each page says about other pages. The start links to all of them. The sitemap names all but `namesCopy`. */
const heads: Readonly<Record<string, string>> = {
  '/series': canonical(external('/series')),
  '/series-2': `<link rel="prev" href="/series">${canonical(external('/series-2'))}`,
  '/series-3': `<link rel="prev" href="${external('/before')}">${canonical(external('/series-3'))}`,
  '/series-4': `<link rel="prev" href="${external('/series')}">`,
  [namesCopy]: canonical('/copy'),
  '/copy': canonical(external('/original')),
  '/english': alternate('en', '/english') + alternate('de', external('/de')),
  '/french': alternate('fr', '/french') + alternate('de', external('/de-too')),
  '/italian': alternate('it', '/italian') + alternate('x-default', external('/')),
};

/** Their texts are empty or missing, so there is nothing to compare. */
const blanks: Readonly<Record<string, Answer>> = {
  '/blank': page('Blank', { title: '', description: '', h1: null, nav: false }),
  '/blank-too': page('Blank too', { title: ' ', description: ' ', h1: null, nav: false }),
  '/bare': page('Bare', { title: null, description: null, h1: null, nav: false }),
  '/bare-too': page('Bare too', { title: null, description: null, h1: null, nav: false }),
  '/empty': { body: '' },
  '/empty-too': { body: '<!doctype html><title></title>' },
};

const icon = '<link rel="icon" href="data:,">';

function site(url: string): Readonly<Record<string, Route>> {
  const paths = [...Object.keys(heads), ...Object.keys(blanks)];
  const entry = (path: string, more = '') => `<url><loc>${new URL(path, url).href}</loc>${more}</url>`;
  const mapped = paths.filter((path) => path !== namesCopy);
  const version = `<xhtml:link rel="alternate" hreflang="pl" href="${external('/pl')}"/>`;
  const ownVersion = `<xhtml:link rel="alternate" hreflang="en" href="${new URL('/series', url).href}"/>`;
  return {
    '/': page('Start', {
      head: icon,
      body: [...paths, external('/one'), external('/two')].map((to) => `<a href="${to}">${to}</a>`).join(' '),
      nav: false,
    }),
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nAllow: /\nSitemap: /sitemap.xml',
    },
    '/sitemap.xml': {
      body: `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml">${entry('/')}${mapped
        .map((path) => entry(path, path === '/series' ? version + ownVersion : ''))
        .join('')}</urlset>`,
    },
    ...Object.fromEntries(
      Object.entries(heads).map(([path, head]) => [path, page(path, { head, nav: false })]),
    ),
    ...blanks,
  };
}

describe('a crawl that leaves external links unchecked', () => {
  let run: Run;
  let origin: string;

  beforeAll(async () => {
    const server = await startSite(site);
    origin = server.url;
    run = await auditSite({ url: origin, checkExternal: false });
    await server.close();
  });

  it('reads every page', () => {
    expect(run.pages.map(({ url }) => url)).toEqual(
      expect.arrayContaining(Object.keys({ ...heads, ...blanks }).map((path) => new URL(path, origin).href)),
    );
  });

  it.each([...siteRules, ...surveyRules].map(({ id }) => id))(
    'has no finding of %s, which would compare two unknown values',
    (id) => expect(run.findings.filter(({ rule }) => rule === id)).toEqual([]),
  );

  it('names a page in every finding, and no unknown target', () => {
    expect(run.findings).not.toHaveLength(0);
    for (const { page, target, evidence } of run.findings)
      for (const value of [page, target, evidence?.value]) expect(value).not.toBe('');
  });
});

test("doesn't take an empty page for the empty response to unknown URLs", async () => {
  const empty = { body: '' };
  const server = await startSite(() => {
    const routes: Record<string, Route> = {
      '/': page('Start', { head: icon, body: '<a href="/empty">Empty</a>', nav: false }),
      '/empty': empty,
    };
    return new Proxy(routes, { get: (_, path) => routes[String(path)] ?? empty });
  });
  const { findings } = await auditSite({ url: server.url, checkExternal: false });
  await server.close();
  const found = findings.map(({ rule }) => rule);
  expect(found).toContain('not-found-status');
  expect(found).not.toContain('soft-404');
});
