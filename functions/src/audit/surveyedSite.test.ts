import type { RuleId } from '#domain/rules';
import { page } from '#tests/support/sitePages';
import { type Route, type SiteServer, startSite } from '#tests/support/siteServer';
import { auditSite, type Run } from './testSupport.fixture';

/** The rules that depend on other pages. */
const expectedRules: readonly RuleId[] = [
  'soft-404',
  'not-found-status',
  'orphan-page',
  'hreflang-no-return',
  'hreflang-no-self',
  'hreflang-broken',
  'canonical-broken',
  'canonical-redirects',
  'canonical-chain',
  'canonical-noindex',
  'pagination-broken',
  'pagination-canonical',
];

const links = (...paths: readonly string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');

const html = (name: string, head = '', body = '') => page(name, { head, body, nav: false });
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const versions = (of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
    .join('');
const moved = (location: string): Route => ({ status: 301, headers: { location } });
/** A URL that is never requested, so nothing about it is proven. */
const unproven = 'http://127.0.0.1:6379/';
const hidden = '<meta name="robots" content="noindex">';

/** The site's response to missing pages, with status 200. */
const lost = (path: string) => ({
  body: `<!doctype html><html lang="en"><title>${path} – nothing here</title><p>Sorry, we have no ${path}. Try our <a href="/">start page</a>.`,
});

interface Part {
  /** Each problem: the rule, the path of its page and that of its target. */
  readonly problems: readonly string[];
  /** Linked from the start page, unless only the sitemap lists them. */
  readonly pages: Readonly<Record<string, Route>>;
  readonly missing?: readonly string[];
  readonly mapped?: Readonly<Record<string, Route>>;
}

const parts: Readonly<Record<string, Part>> = {
  'pages that say they are not there': {
    problems: ['not-found-status / -', 'soft-404 /gone -', 'soft-404 /shop/gone/too -'],
    missing: ['/gone', '/shop/gone/too'],
    pages: {
      // The same text, with the correct status.
      '/really-gone': { ...lost('/really-gone'), status: 404 },
      // The same title, and other text.
      '/titled': page('Titled', { title: '/titled – nothing here', nav: false }),
      // Short, and on the same subject.
      '/help': {
        body: '<!doctype html><html lang="en"><title>Help</title><p>When we have no page, try our search.',
      },
      // Scripts may add to its short text.
      '/app': {
        body: '<!doctype html><html lang="en"><title>App</title><p>Offers change each morning.</p><script src="/app.js"></script>',
      },
      '/app.js': { headers: { 'content-type': 'text/javascript' }, body: '0' },
    },
  },
  'pages that no page links to': {
    problems: ['orphan-page /orphan -', 'orphan-page /orphan-to-itself -', 'orphan-page /orphan-parent -'],
    pages: { '/linked': html('Linked', '', links('/linked-deeper')) },
    mapped: {
      '/orphan': html('Orphan'),
      '/orphan-to-itself': html('Orphan to itself', '', links('/orphan-to-itself', '#top')),
      '/orphan-parent': html('Orphan parent', '', links('/orphan-child')),
      '/orphan-child': html('Orphan child'),
      '/linked-deeper': html('Linked deeper'),
      '/orphan-hidden': html('Orphan hidden', hidden),
      '/orphan-twin': html('Orphan twin', canonical('/linked')),
      '/orphan-moved': moved('/linked'),
      '/orphan-gone': { status: 410 },
    },
  },
  'versions in other languages': {
    problems: [
      'hreflang-no-return /en /de',
      'hreflang-no-return /en /es',
      'hreflang-no-return /es /en-old',
      'hreflang-no-self /selfless -',
      'hreflang-broken /pl /pl-gone',
    ],
    pages: {
      '/en': html('English', versions({ en: '/en', de: '/de', es: '/es', 'x-default': '/linked' })),
      '/de': html('German', versions({ de: '/de' })),
      '/es': html('Spanish', versions({ es: '/es', en: '/en-old' })),
      '/en-old': html('Old English'),
      // Each lists the other, under another language or in a header.
      '/fr': html('French', versions({ fr: '/fr', 'fr-CA': '/fr-ca' })),
      '/fr-ca': html('Canadian', versions({ 'FR-ca': '/fr-ca', fr: '/fr?utm_source=a#top' })),
      '/it': html('Italian', versions({ it: '/it', 'it-CH': '/it-ch' })),
      '/it-ch': {
        ...html('Swiss'),
        headers: {
          link: '</it-ch>; rel="alternate"; hreflang="it-CH", </it>; rel="alternate"; hreflang="it"',
        },
      },
      // Versions that aren't for search results have other problems.
      '/nl': html('Dutch', versions({ nl: '/nl', 'nl-BE': '/nl-be', 'nl-AW': '/nl-aw' })),
      '/nl-be': html('Belgian', hidden),
      '/nl-aw': html('Aruban', canonical('/nl')),
      '/selfless': html('Selfless', versions({ sv: '/sv' })),
      '/sv': html('Swedish', versions({ sv: '/sv', en: '/selfless' })),
      '/pl': html('Polish', versions({ pl: '/pl', 'pl-PL': '/pl-gone' })),
      '/pl-gone': { status: 404 },
    },
  },
  'canonical addresses': {
    problems: [
      'canonical-broken /names-gone /canonical-gone',
      'canonical-broken /names-circle /circle',
      'canonical-redirects /names-moved /canonical-moved',
      'canonical-chain /names-middle /middle',
      'canonical-noindex /names-hidden /canonical-hidden',
    ],
    pages: {
      '/names-gone': html('Names gone', canonical('/canonical-gone')),
      '/canonical-gone': { status: 410 },
      '/names-circle': html('Names circle', canonical('/circle')),
      '/circle': moved('/circle'),
      '/names-moved': html('Names moved', canonical('/canonical-moved')),
      '/canonical-moved': moved('/end'),
      '/names-middle': html('Names middle', canonical('/middle')),
      '/middle': html('Middle', canonical('/end')),
      '/end': html('End', canonical('/end')),
      '/names-hidden': html('Names hidden', canonical('/canonical-hidden')),
      '/canonical-hidden': html('Canonical hidden', hidden),
      // Itself with another spelling; one without proof; a hidden page's own canonical.
      '/itself': html('Itself', canonical('./itself#top')),
      '/names-closed': html('Names closed', canonical(unproven)),
      '/hidden-names-hidden': html('Hidden names hidden', `${hidden}${canonical('/canonical-hidden')}`),
      // In the body they have no effect.
      '/in-body': html(
        'In body',
        '',
        `<p>x</p>${canonical('/canonical-gone')}${versions({ en: '/pl-gone' })}`,
      ),
    },
  },
  'series of pages': {
    problems: ['pagination-broken /list/2 /list/3', 'pagination-canonical /list/2 /list'],
    pages: {
      '/list': html('List', `${canonical('/list')}<link rel="next" href="/list/2">`),
      '/list/2': html(
        'List 2',
        `${canonical('/list')}<link rel="prev" href="/list"><link rel="next" href="/list/3">`,
      ),
      '/list/3': { status: 404 },
      // Each is canonical by itself; or a page with all entries is.
      '/news': html('News', `${canonical('/news')}<link rel="next" href="/news/2">`),
      '/news/2': html('News 2', `${canonical('/news/2')}<link rel="prev" href="/news">`),
      '/shop': html('Shop', `${canonical('/shop/all')}<link rel="next" href="/shop/2">`),
      '/shop/2': html('Shop 2', `${canonical('/shop/all')}<link rel="prev" href="/shop/1">`),
      '/shop/1': html('Shop 1', canonical('/shop/1')),
      '/shop/all': html('Shop all', canonical('/shop/all')),
      // A neighbor without proof.
      '/walled': html('Walled', `<link rel="next" href="${unproven}">`),
    },
  },
};

describe('an audit of a site with problems that only the whole site shows', () => {
  let site: SiteServer;
  let run: Run;

  beforeAll(async () => {
    const all = Object.values(parts);
    site = await startSite((url) => {
      const mapped = all.flatMap((part) => Object.keys(part.mapped ?? {}));
      const entries = ['/', ...mapped].map((path) => `<url><loc>${new URL(path, url).href}</loc></url>`);
      const linked = all.flatMap((part) => [...Object.keys(part.pages), ...(part.missing ?? [])]);
      const routes: Record<string, Route> = {
        '/robots.txt': {
          headers: { 'content-type': 'text/plain' },
          body: 'User-agent: *\nAllow: /\nSitemap: /sitemap.xml',
        },
        '/sitemap.xml': { body: `<urlset>${entries.join('')}</urlset>` },
        '/': html('Home', '', links(...linked)),
        ...Object.assign({}, ...all.map((part) => ({ ...part.pages, ...part.mapped }))),
      };
      return new Proxy(routes, { get: (_, path) => routes[String(path)] ?? lost(String(path)) });
    });
    run = await auditSite({ url: site.url });
  });
  afterAll(() => site.close());

  const pathOf = (url: string) => new URL(url).pathname;

  it.each(Object.keys(parts))('finds exactly the problems among %s', (name) => {
    const part = parts[name];
    const rules = new Set(part?.problems.map((problem) => problem.split(' ', 1)[0]));
    const found = run.findings
      .filter(({ rule }) => rules.has(rule))
      .map(({ rule, page: on, target }) => `${rule} ${pathOf(on)} ${target === null ? '-' : pathOf(target)}`);
    expect(found.sort()).toEqual([...(part?.problems ?? [])].sort());
  });

  it('has a problem for each of these rules', () => {
    const found = new Set(run.findings.map(({ rule }) => rule));
    expect(expectedRules.filter((rule) => !found.has(rule))).toEqual([]);
  });
});
