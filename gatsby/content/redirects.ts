import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../../src/site/entry';
import { at } from './frontmatter';
import { isPublished } from './images';
import { closestPath } from './likely';
import { isClientRendered } from './links';

type Redirecting = Pick<Entry, 'path' | 'file' | 'redirects'>;

/** A redirect as Hosting takes it. */
interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly type: 301;
}

export const redirectsOf = (entries: readonly Redirecting[]): Redirect[] =>
  entries
    .flatMap(({ path, redirects }) =>
      redirects.map((source) => ({ source, destination: path, type: 301 }) as const),
    )
    .toSorted((a, b) => a.source.localeCompare(b.source));

/**
 * Finds redirects that would hide a page, loop, or lead to two pages. A redirect always leads to the page that has it, so
 * a chain needs a redirect of a page that exists.
 * @param pages the file of each page, or an empty string for a page that isn't made from a text.
 * @param lineIn finds the line of a front matter field.
 */
export function redirectProblems(
  entries: readonly Redirecting[],
  pages: ReadonlyMap<string, string>,
  lineIn: (file: string, key: string) => number = () => 0,
): string[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ path, file, redirects }) =>
    redirects.flatMap((source) => {
      const words = wordsAbout(source, path, file);
      return words ? [at(`${file}: "redirects" has ${source}, ${words}`, lineIn(file, 'redirects'))] : [];
    }),
  );

  function wordsAbout(source: string, path: string, file: string): string | undefined {
    if (source === path) return 'the path of this page itself, which would be a loop; remove it';
    const page = entries.find((entry) => entry.path === source);
    if (page?.redirects.includes(path))
      return `and ${page.file} has ${path}, which would be a loop; remove one of the two`;
    if (page && page.redirects.length > 0)
      return `the path of ${page.file}, which has redirects too and would start a chain; remove it`;
    const taken = pages.get(source);
    if (taken !== undefined)
      return `the path of ${taken || 'a page of the site'}; remove it, or rename that page`;
    if (isClientRendered(source) || isRewritten(source)) return 'a path of the application; remove it';
    if (isPublished(source)) return `a file in static/; remove it`;
    const owner = owners.get(source);
    if (owner) return `which ${owner} has, too; remove it from one of the two`;
    owners.set(source, file);
    return undefined;
  }
}

/** Hosting would redirect these instead of calling their function or serving the application. */
const isRewritten = (path: string) =>
  hostingOf(process.cwd()).rewrites.some(({ source }) =>
    `${path}/`.startsWith(`${source.replace('/**', '')}/`),
  );

/** Every URL that a deployment has published, one per line. `scripts/publishedUrls.ts` adds to it. */
export const publishedUrlsFile = 'content/published-urls.txt';

export function publishedUrls(folder: string): string[] {
  const file = join(folder, publishedUrlsFile);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/**
 * Finds URLs of an earlier deployment that would now respond with 404.
 * @param published the lines of the list.
 * @param isThere whether a path has a page or a redirect.
 */
export function vanishedProblems(
  published: readonly string[],
  entries: readonly Redirecting[],
  isThere: (path: string) => boolean,
): string[] {
  const known = new Set(published);
  const recent = entries.filter(({ path }) => !known.has(path));
  return published.flatMap((path, index) => {
    if (path === '' || isThere(path)) return [];
    const heir = heirOf(path, recent) ?? heirOf(path, entries);
    const line = `“redirects: [${[...(heir?.redirects ?? []), path].join(', ')}]”`;
    const place = heir
      ? `of the page that replaces it, which is probably ${heir.file}`
      : 'of the page that replaces it';
    return [
      `${publishedUrlsFile}:${index + 1}: ${path} was published and has no page now: add ${line} to the frontmatter ${place}, or remove this line if the page is gone for good.`,
    ];
  });
}

/** The page that a path was probably renamed to: the only new one of its folder, or the one with the closest name. */
function heirOf(path: string, entries: readonly Redirecting[]): Redirecting | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const beside = entries.filter((entry) => entry.path.startsWith(folder));
  const closest = closestPath(
    path,
    entries.map((entry) => entry.path),
  );
  return entries.find((entry) => entry.path === closest) ?? (beside.length === 1 ? beside[0] : undefined);
}

interface Hosting {
  readonly redirects: readonly Redirect[];
  readonly rewrites: readonly { readonly source: string }[];
}

const hostingOf = (folder: string): Hosting =>
  JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')).hosting;

/**
 * Writes the redirects to firebase.json, which deployments and the local stack read, unless they are there.
 * @param isDeploying whether a deployment, which has already read the file, started the build.
 * @throws Error if the redirects are new while `isDeploying`, because the deployment would lack them.
 */
export function writeRedirects(folder: string, redirects: readonly Redirect[], isDeploying: boolean): void {
  if (JSON.stringify(hostingOf(folder).redirects) === JSON.stringify(redirects)) return;
  const file = join(folder, 'firebase.json');
  // Replaces only this list, so the rest of the file keeps its format.
  const list = redirects.map(
    ({ source, destination, type }) =>
      `\n      { "source": "${source}", "destination": "${destination}", "type": ${type} }`,
  );
  const text = readFileSync(file, 'utf8').replace(
    /("redirects": )\[[^\]]*\]/,
    (_, key: string) => `${key}[${list.join(',')}${list.length > 0 ? '\n    ' : ''}]`,
  );
  writeFileSync(file, text);
  if (!isDeploying) return;
  throw new Error(
    'The redirects in firebase.json were out of date, and this deployment has read the old ones. They are up to date now: commit firebase.json, and deploy again.',
  );
}

/** Pages of lists come and go with their posts, so nobody can promise to keep their URLs. */
const isList = (path: string) => /^\/blog\/(tag|page)\//.test(path);

/** Returns the list with the URLs of a deployed sitemap. A URL stays in it until an editor removes it. */
export function withDeployed(published: readonly string[], sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set([...published, ...paths.filter((path) => !isList(path))])]
    .filter((path) => path !== '')
    .toSorted();
}
