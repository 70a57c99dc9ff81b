import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildFunctions } from '../functionsBundle';
import { startChild } from './child';
import { Problem } from './problem';

const root = join(__dirname, '../..');

/** The folder of a stack's built site, by the stack's base port. */
export const siteFolder = (base: number) => join('.local', String(base), 'site');

/** Everything that the built site depends on. */
const sources = [
  ...['src', 'content', 'static', 'gatsby'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'package-lock.json'],
];

/**
 * Builds the functions, and the site unless nothing that it depends on has changed since the last build for this stack.
 * Each stack serves its own copy, because a site contains its own URL and a test run must not replace another stack's
 * site.
 */
export async function buildAll(
  base: number,
  onStep: (words: string) => void,
  { devPages = false }: { readonly devPages?: boolean } = {},
): Promise<void> {
  onStep('Building the functions');
  await buildFunctions();
  const digest = `${digestOf(sources)}${devPages ? ' with development pages' : ''}`;
  const folder = join(root, siteFolder(base));
  const stamp = `${folder}-digest`;
  if (existsSync(join(folder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest)
    return onStep('The built site is up to date');
  onStep('Building the site (takes half a minute the first time)');
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(stamp, { force: true });
  await buildSite(base, onStep, devPages ? { GATSBY_DEV_PAGES: '1', GATSBY_EDIT_URL: editUrl } : {});
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'public'), folder, { recursive: true });
  writeFileSync(stamp, digest);
}

const textFile = /\.(html|js|json|txt|xml|webmanifest)$/;

/** Copies a stack's built site for another stack and replaces the port in its absolute URLs. */
export function copySite(from: number, to: number): void {
  const target = join(root, siteFolder(to));
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, siteFolder(from)), target, { recursive: true });
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const updated = text.replaceAll(`http://localhost:${from}`, `http://localhost:${to}`);
    if (updated !== text) writeFileSync(file, updated);
  }
}

async function buildSite(
  base: number,
  onStep: (words: string) => void,
  more: NodeJS.ProcessEnv,
): Promise<void> {
  const logFile = join(root, '.local', String(base), 'build.log');
  const child = startChild({
    name: 'gatsby',
    command: join(root, 'node_modules/.bin/gatsby'),
    args: ['build'],
    cwd: root,
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      // Keeps the variables of deployments out of a site that uses the emulators.
      GATSBY_ACTIVE_ENV: 'local',
      CI: 'true',
      // Gatsby logs Node's warnings as errors, which would hide real errors.
      NODE_NO_WARNINGS: '1',
      GATSBY_SITE_URL: `http://localhost:${base}`,
      ...more,
    },
    logFile,
    onLine: (line) => {
      const step = /^success (Building .+?|write out .+?) - /.exec(line)?.[1];
      if (step) onStep(`  ${step}`);
    },
  });
  if ((await child.gone) !== 0) {
    throw new Problem(`The site couldn’t be built:\n${errorIn(readFileSync(logFile, 'utf8'))}`);
  }
}

/** Returns Gatsby's first error and what follows it, at most 40 lines, or the end of the log. */
function errorIn(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => /\berror\b/i.test(line));
  return (first < 0 ? lines.slice(-40) : lines.slice(first, first + 40)).join('\n');
}

function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** The base of “Edit this page” links in tests. Nothing requests it. */
export const editUrl = 'https://code.example/edit/main';
