import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { type FaultySite, startFaultySite } from '../support/faultySite';
import { oddSite } from '../support/oddSite';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { site as builtSite, closeAdmin } from '../support/stack';
import { startTls } from '../support/tlsServer';
import { differences } from './differences';

afterAll(closeAdmin);

/** The result of each target, by its URL without the fragment, relative to the site. */
type Verdicts = ReadonlyMap<string, 'ok' | 'broken' | 'unverified'>;

const program = join(__dirname, '../../node_modules/linkinator/build/src/cli.js');

interface CrawlOptions {
  /** Whether external links are checked. On our own site they are real, and tests don't send requests to them. */
  readonly external: boolean;
}

const externalUrl = /^https?:\/\/(?!localhost|127\.0\.0\.1)/;

interface LinkinatorLink {
  readonly url: string;
  readonly state: string;
}

/** Linkinator is an ES module, which Jest can't load, so this runs its command line. */
async function linkinatorLinks(url: string, more: readonly string[]): Promise<readonly LinkinatorLink[]> {
  const args = [program, url, '--recurse', '--check-css', '--format', 'json', '--timeout', '20000', ...more];
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (error, stdout) => {
      // The exit code only says whether there are broken links.
      if (error && stdout === '') reject(error);
      else resolve(stdout);
    });
  });
  return (JSON.parse(output) as { links: LinkinatorLink[] }).links;
}

async function linkinator(url: string, { external }: CrawlOptions): Promise<Verdicts> {
  const links = await linkinatorLinks(url, external ? [] : ['--skip', externalUrl.source]);
  const verdicts = new Map<string, 'ok' | 'broken' | 'unverified'>();
  for (const { url: target, state } of links) {
    if (state === 'SKIPPED' && !/^https?:/.test(target)) continue;
    if (!external && externalUrl.test(target)) continue;
    const kind = state === 'BROKEN' ? 'broken' : state === 'OK' ? 'ok' : 'unverified';
    const name = nameOf(target, url);
    if (verdicts.get(name) !== 'broken') verdicts.set(name, kind);
  }
  return verdicts;
}

const brokenRules = [
  'broken-link',
  'broken-image',
  'broken-resource',
  'redirect-loop',
  'page-error',
  'canonical-broken',
  'hreflang-broken',
];

async function plumbline(url: string, { external }: CrawlOptions): Promise<Verdicts> {
  const targets: string[] = [];
  const { findings, pages, deltas } = await auditSite({ url, maxPages: 5_000, checkExternal: external });
  for (const delta of deltas)
    for (const event of delta.events as unknown[][]) if (event[0] === 'url') targets.push(String(event[1]));
  const verdicts = new Map<string, 'ok' | 'broken' | 'unverified'>();
  for (const target of [...targets, ...pages.map((page) => page.url)])
    verdicts.set(nameOf(target, url), 'ok');
  for (const { rule, target, severity } of findings) {
    if (target === null) continue;
    if (brokenRules.includes(rule))
      verdicts.set(nameOf(target, url), severity === 'unverified' ? 'unverified' : 'broken');
    else if (rule === 'unverified-link') verdicts.set(nameOf(target, url), 'unverified');
  }
  return verdicts;
}

function nameOf(target: string, site: string): string {
  const [bare = ''] = target.split('#');
  const { origin } = new URL(site);
  if (bare.startsWith(origin)) return bare.slice(origin.length) || '/';
  return bare.replace(/127\.0\.0\.1:\d+/, 'elsewhere');
}

/** Returns one line for each target on which the two differ. */
async function disagreements(url: string, options: CrawlOptions = { external: true }): Promise<string[]> {
  const [linkinatorResult, ours] = [await linkinator(url, options), await plumbline(url, options)];
  // Both have crawled the site, not only its first page.
  expect(Math.min(linkinatorResult.size, ours.size)).toBeGreaterThan(30);
  const targets = new Set([...linkinatorResult.keys(), ...ours.keys()]);
  return [...targets].sort().flatMap((target) => {
    const [their, our] = [
      linkinatorResult.get(target) ?? 'not requested',
      ours.get(target) ?? 'not requested',
    ];
    // Only Plumbline reports the steps of a redirect.
    if (their === our || (their === 'not requested' && our === 'ok')) return [];
    return [`${target}: ${their}, we say ${our}`];
  });
}

/** Returns one line for each fragment on which the two differ. */
async function disagreementsOnFragments(url: string): Promise<string[]> {
  const links = await linkinatorLinks(url, ['--check-fragments']);
  const linkinatorResult = links
    .filter(({ state }) => state === 'BROKEN')
    .map((link) => link.url.replace(url, '/'));
  const { findings } = await auditSite({ url });
  const ours = findings
    .filter(({ rule }) => rule === 'fragment-missing')
    .map(({ target, evidence }) => `${target?.replace(url, '/')}${evidence.value}`);
  const missing = (fragments: readonly string[], fragment: string) =>
    fragments.includes(fragment) ? 'missing' : 'there';
  return [...new Set([...linkinatorResult, ...ours])].flatMap((fragment) => {
    const [their, our] = [missing(linkinatorResult, fragment), missing(ours, fragment)];
    return their === our ? [] : [`${fragment}: ${their}, we say ${our}`];
  });
}

/** The list must be correct and complete. */
function expectListed(found: readonly string[], listed: Readonly<Record<string, string>>): void {
  expect([...found].sort()).toEqual(Object.keys(listed).sort());
  for (const reason of Object.values(listed)) expect(reason.length).toBeGreaterThan(20);
}

describe('compared with linkinator', () => {
  let odd: SiteServer | null = null;
  let faulty: FaultySite | null = null;
  afterEach(async () => {
    await odd?.close();
    await faulty?.close();
  });

  it('lists every disagreement with its reason on a site with all kinds of errors', async () => {
    const dead = await unusedAddress();
    odd = await startSite((url) => oddSite(url, dead));
    expectListed(await disagreements(odd.url), differences.odd);
  }, 60_000);

  it('does so on the site with known errors', async () => {
    faulty = await startFaultySite();
    expectListed(await disagreements(faulty.url), differences.faulty);
  }, 60_000);

  it('does so for untrusted certificates and unknown hosts', async () => {
    const [selfSigned, issued] = await Promise.all([startTls('self-signed'), startTls('issued')]);
    const cases = [
      ['a self-signed certificate', selfSigned.url, 'broken'],
      // The issuer's certificate is missing, but most browsers find it, so nothing is proven.
      ['an incomplete certificate chain', issued.url, 'unverified'],
      ['a host name that can’t exist', 'http://no-such-name.invalid/', 'broken'],
    ] as const;
    for (const [what, target, our] of cases) {
      const site = await startSite(() => ({ '/': page('Start', { body: linksTo([target]), nav: false }) }));
      const linkinatorResult = await linkinator(site.url, { external: true });
      const ours = await plumbline(site.url, { external: true });
      await site.close();
      const name = nameOf(target, site.url);
      expect([what, linkinatorResult.get(name), ours.get(name)]).toEqual([what, 'broken', our]);
    }
    await Promise.all([selfSigned.close(), issued.close()]);
  }, 60_000);

  it('does so for fragments', async () => {
    odd = await startSite(fragmentsSite);
    expectListed(await disagreementsOnFragments(odd.url), differences.fragments);
  }, 60_000);

  it('does so on Plumbline’s own site', async () => {
    expectListed(await disagreements(`${builtSite}/`, { external: false }), differences.own);
  }, 120_000);
});

const linksTo = (targets: readonly string[]) =>
  targets.map((target) => `<p><a href="${target}">${target}</a></p>`).join(' ');

/** A page that links to fragments of all kinds, and a page that has some of them. */
const fragmentsSite = () => ({
  '/': page('Start', {
    body: linksTo([
      ...['/there#id', '/there#name', '/there#%C3%BCber', '/there#gone', '/there#top', '/there#'],
      ...['/there#:~:text=Words', '/there#id:~:text=Words', '/there#/route', '/there#!/route'],
      ...['/moved#id', '/moved#gone-too', '/named#gone', '/rooted'],
    ]),
    nav: false,
  }),
  '/there': page('There', {
    body: '<h2 id="id">Words</h2><a name="name">Old</a><h2 id="über">Über</h2>',
    nav: false,
  }),
  '/moved': { status: 301, headers: { location: '/there' } },
  '/named': { status: 301, headers: { location: '/there#id' } },
  // A link with only a fragment leads to the page that its base names.
  '/rooted': page('Rooted', { head: '<base href="/there">', body: '<a href="#id">x</a>', nav: false }),
});

async function unusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/`;
}
