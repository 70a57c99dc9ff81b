import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RuleId } from '#domain/rules';
import { elsewherePages, sitePages } from './sitePages';
import { type ServerOptions, type SiteServer, startSite } from './siteServer';

export interface ExpectedFinding {
  readonly rule: RuleId;
  readonly page: string;
  readonly target: string | null;
}

export interface FaultySite {
  /** The start URL. */
  readonly url: string;
  /** Exactly the findings of an audit with the default input, in any order. */
  readonly expected: readonly ExpectedFinding[];
  /** The number of requests for each path of the site. */
  readonly requests: ReadonlyMap<string, number>;
  /** Paths that no audit may request: robots.txt disallows them, or they aren't links. */
  readonly neverAsked: readonly string[];
  close(): Promise<void>;
}

export interface FaultySiteOptions extends ServerOptions {
  /** Adds a link to a URL that never answers, which costs an audit its timeouts. */
  readonly hang?: boolean;
}

/** Starts two loopback sites with known problems: one to audit, and one that it links to. */
export async function startFaultySite({
  hang = false,
  ...options
}: FaultySiteOptions = {}): Promise<FaultySite> {
  const elsewhere = await startSite(() => elsewherePages);
  const dead = await unusedAddress();
  const site: SiteServer = await startSite((url) => sitePages(url, elsewhere.url, dead, hang), options);
  const on = (path: string) => new URL(path, site.url).href;
  const other = (path: string) => new URL(path, elsewhere.url).href;
  const link = (rule: RuleId, page: string, target: string) => ({ rule, page: on(page), target });
  const onPage = (rule: RuleId, ...pages: string[]) =>
    pages.map((page) => ({ rule, page: on(page), target: null }));
  return {
    url: site.url,
    requests: site.requests,
    neverAsked: [
      '/private/area',
      '/never-seen',
      '/never-asked',
      '/commented-out',
      '/in-a-script',
      '/in-a-template.png',
    ],
    expected: [
      link('broken-link', '/docs/', on('/docs/old')),
      link('broken-link', '/docs/', on('/docs/missing.html')),
      link('broken-link', '/docs/', on('/docs/removed')),
      link('broken-link', '/docs/guide.html', on('/docs/fails')),
      link('broken-link', '/docs/guide.html', 'http://[nonsense'),
      link('broken-link', '/elsewhere', other('/gone')),
      link('broken-link', '/elsewhere', dead),
      link('broken-image', '/gallery', on('/img/missing.png')),
      link('broken-image', '/gallery', on('/img/missing-2x.png')),
      link('broken-resource', '/assets', on('/missing.css')),
      link('broken-resource', '/assets', on('/missing.js')),
      link('redirect-permanent', '/moving', on('/moved')),
      link('link-not-canonical', '/', on('/twin-c')),
      link('redirect-temporary', '/moving', on('/moved-for-now')),
      link('redirect-chain', '/moving', on('/chain-1')),
      link('redirect-loop', '/moving', on('/loop-a')),
      link('unverified-link', '/elsewhere', other('/forbidden')),
      link('unverified-link', '/elsewhere', other('/busy')),
      link('unverified-link', '/elsewhere', other('/for-people-only')),
      ...(hang ? [link('unverified-link', '/elsewhere', other('/hangs'))] : []),
      link('link-robots-blocked', '/', on('/private/area')),
      link('sitemap-entry-broken', '/docs/removed', on('/docs/removed')),
      link('sitemap-entry-foreign', '/', other('/fine')),
      ...onPage('sitemap-entry-redirects', '/moved'),
      ...onPage('sitemap-entry-noindex', '/hidden'),
      ...onPage('sitemap-entry-not-canonical', '/twin-c'),
      ...onPage('sitemap-page-missing', '/latin1'),
      ...onPage('canonical-missing', '/'),
      ...onPage('canonical-relative', '/about', '/twin-a', '/twin-c'),
      ...onPage('meta-refresh', '/stub'),
      ...onPage('empty-link', '/empty-links', '/empty-links'),
      ...onPage('title-missing', '/untitled', '/blank-title'),
      ...onPage('title-duplicate', '/twin-a', '/twin-b'),
      ...onPage('description-duplicate', '/twin-a', '/twin-b'),
      ...onPage('content-duplicate', '/twin-a', '/twin-b'),
      ...onPage('open-graph-missing', '/'),
      ...onPage('title-too-long', '/long-title'),
      ...onPage('description-missing', '/undescribed'),
      ...onPage('h1-missing', '/no-heading'),
      ...onPage('lang-missing', '/no-language'),
      ...onPage('viewport-missing', '/no-viewport'),
      ...onPage('noindex-page', '/hidden'),
      link('image-alt-missing', '/gallery', on('/img/line.png')),
    ],
    async close() {
      await Promise.all([site.close(), elsewhere.close()]);
    },
  };
}

/** Returns a URL that refuses connections: its port was free a moment ago. */
async function unusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/`;
}
