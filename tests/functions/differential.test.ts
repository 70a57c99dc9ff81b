import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { auditSite } from '../../functions/src/audit/testSupport';
import { type FaultySite, startFaultySite } from '../support/faultySite';
import { oddSite } from '../support/oddSite';
import { type SiteServer, startSite } from '../support/siteServer';
import { site as builtSite, closeAdmin } from '../support/stack';
import { differences } from './differences';

afterAll(closeAdmin);

/** What became of each target: its address without the fragment, relative to the site. */
type Verdicts = ReadonlyMap<string, 'ok' | 'broken' | 'unverified'>;

const program = join(__dirname, '../../node_modules/linkinator/build/src/cli.js');

interface Reach {
  /** Whether links to other people's sites are followed; on ours they are real, and tests leave those alone. */
  readonly outside: boolean;
}

const otherPeoples = /^https?:\/\/(?!localhost|127\.0\.0\.1)/;

/** Linkinator is an ES module that jest can't load, so its own program is run. */
async function linkinator(url: string, { outside }: Reach): Promise<Verdicts> {
  const args = [program, url, '--recurse', '--check-css', '--format', 'json', '--timeout', '20000'];
  if (!outside) args.push('--skip', otherPeoples.source);
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (error, stdout) => {
      // Its exit code says whether it found broken links.
      if (error && stdout === '') reject(error);
      else resolve(stdout);
    });
  });
  const { links } = JSON.parse(output) as { links: { url: string; state: string }[] };
  const verdicts = new Map<string, 'ok' | 'broken' | 'unverified'>();
  for (const { url: target, state } of links) {
    if (state === 'SKIPPED' && !/^https?:/.test(target)) continue;
    if (!outside && otherPeoples.test(target)) continue;
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

async function plumbline(url: string, { outside }: Reach): Promise<Verdicts> {
  const targets: string[] = [];
  const { findings, pages, deltas } = await auditSite({ url, maxPages: 5_000, checkExternal: outside });
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

/** One line for each target about which the two don't say the same. */
async function disagreements(url: string, reach: Reach = { outside: true }): Promise<string[]> {
  const [theirs, ours] = [await linkinator(url, reach), await plumbline(url, reach)];
  // Both have read the site, and not its first page only.
  expect(Math.min(theirs.size, ours.size)).toBeGreaterThan(30);
  const targets = new Set([...theirs.keys(), ...ours.keys()]);
  return [...targets].sort().flatMap((target) => {
    const [their, our] = [theirs.get(target) ?? 'not asked', ours.get(target) ?? 'not asked'];
    // Where it came by redirect, only we tell the steps apart.
    if (their === our || (their === 'not asked' && our === 'ok')) return [];
    return [`${target}: ${their}, we say ${our}`];
  });
}

/** Everything that is listed has to be true, and everything that is true listed. */
function expectListed(found: readonly string[], listed: Readonly<Record<string, string>>): void {
  expect([...found].sort()).toEqual(Object.keys(listed).sort());
  for (const reason of Object.values(listed)) expect(reason.length).toBeGreaterThan(20);
}

describe('side by side with linkinator', () => {
  let odd: SiteServer | null = null;
  let faulty: FaultySite | null = null;
  afterEach(async () => {
    await odd?.close();
    await faulty?.close();
  });

  it('on a site of faults of every kind, every disagreement is listed with its reason', async () => {
    const dead = await unusedAddress();
    odd = await startSite((url) => oddSite(url, dead));
    expectListed(await disagreements(odd.url), differences.odd);
  }, 60_000);

  it('on the site with known faults too', async () => {
    faulty = await startFaultySite();
    expectListed(await disagreements(faulty.url), differences.faulty);
  }, 60_000);

  it('on Plumbline’s own site', async () => {
    expectListed(await disagreements(`${builtSite}/`, { outside: false }), differences.own);
  }, 120_000);
});

async function unusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/`;
}
