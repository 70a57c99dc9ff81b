import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { clientOnlyRoots, routes } from '../../src/domain/routes';
import type { BuiltSite } from './site';

/** Gatsby's list of bundles: the files of each named chunk. */
interface Bundles {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

/** Names of the application's own chunks: `screen-<route>`, the early start, and access to Firestore. */
const screenPrefix = 'screen-';
const dataBundle = 'firestore';
const wakeBundle = 'wake';
/** The page's HTML already contains these. */
const inHtml = /^(webpack-runtime|framework|app)-/;

/**
 * Makes an application page load everything together with its HTML. Otherwise, browsers discover it in four consecutive
 * steps: Gatsby's scripts, the page's data, the page's scripts, the scripts of the screen and Firestore.
 */
export async function writePreloads(site: BuiltSite): Promise<void> {
  const bundles: Bundles = JSON.parse(await readFile(`${site.folder}/webpack.stats.json`, 'utf8'));
  for (const root of clientOnlyRoots) {
    const file = `${site.folder}${root}/index.html`;
    if (!existsSync(file)) continue;
    const html = await readFile(file, 'utf8');
    const preloaded = withPreloads(html, root, bundles);
    if (preloaded !== html) await writeFile(file, preloaded);
  }
}

const mark = 'data-early';
const earlier = new RegExp(`<link ${mark}[^>]*>|<script ${mark}>[\\s\\S]*?</script>`, 'g');

/** Returns the page with its preloads in the head, replacing those of an earlier build. */
export function withPreloads(html: string, root: string, bundles: Bundles): string {
  const scriptsOf = (name: string) =>
    (bundles.namedChunkGroups[name]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith('.js') && !inHtml.test(file))
      .map((file) => `/${file}`);
  const page = `component---src-pages-${root.slice(1)}-tsx`;
  const always = new Set([...scriptsOf(page), ...scriptsOf(wakeBundle), ...scriptsOf(dataBundle)]);
  if (scriptsOf(page).length === 0)
    throw new Error(`webpack has no bundle ${page}: has a page been renamed?`);
  const screens = Object.entries(routes).flatMap(([name, { path }]) => {
    const own = scriptsOf(`${screenPrefix}${name}`).filter((file) => !always.has(file));
    return own.length > 0 && path.startsWith(root) ? [[patternOf(path), own] as const] : [];
  });
  const links = [
    ...['/page-data/app-data.json', `/page-data${root}/page-data.json`].map(
      (data) => `<link ${mark} rel="preload" as="fetch" href="${data}" crossorigin="anonymous"/>`,
    ),
    ...[...always].map((script) => `<link ${mark} rel="preload" as="script" href="${script}"/>`),
    ...(screens.length > 0 ? [`<script ${mark}>${forThisScreen}(${JSON.stringify(screens)})</script>`] : []),
  ];
  return html.replace(earlier, '').replace('</head>', () => `${links.join('')}</head>`);
}

const patternOf = (path: string) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`;

/** One HTML file serves every URL below a root, and only the browser knows which screen it is. */
const forThisScreen =
  '(function(s){s.forEach(function(e){if(new RegExp(e[0]).test(location.pathname))e[1].forEach(function(h){' +
  'var l=document.createElement("link");l.rel="preload";l.as="script";l.href=h;document.head.appendChild(l)})})})';
