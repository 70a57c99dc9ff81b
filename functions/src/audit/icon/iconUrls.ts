import type { PageFacts } from '../parse/facts';
import { hasWord, trimmed } from '../text/strings';
import { originOf } from '../urls/url';

/** Declared icons to try; other sizes of the same image rarely help. */
const maxDeclared = 2;

/**
 * Returns the URLs to try for the icon of a page's site, best first: the icons that it declares, preferably of 32 to 64
 * px, and the one that browsers request by default.
 */
export function iconUrlsOf({
  url,
  linkElements,
  resolve,
}: Pick<PageFacts, 'url' | 'linkElements' | 'resolve'>): readonly string[] {
  const declared = linkElements
    .flatMap(({ attributes: { rel, href, sizes = '', type = '' } }) => {
      const resolved = hasWord(rel, 'icon') && href ? resolve(trimmed(href)) : null;
      if (!resolved || isVector(resolved, type)) return [];
      return { url: resolved, rank: rankOf(sizes) };
    })
    .sort((a, b) => a.rank - b.rank)
    .map((icon) => icon.url);
  const best = [...new Set(declared)].slice(0, maxDeclared);
  return [...new Set([...best, `${originOf(url)}/favicon.ico`])];
}

const isVector = (url: string, type: string) => /svg/i.test(type) || /\.svg(?:[?#]|$)/i.test(url);

/** Returns a lower number for a more suitable icon. A larger one rarely fits into what is stored. */
function rankOf(sizes: string): number {
  const sides = [...sizes.matchAll(/(\d{1,5})x\d/gi)].map(([, side]) => Number(side));
  if (sides.some((side) => side >= 32 && side <= 64)) return 0;
  if (sides.length === 0) return 1;
  return sides.some((side) => side < 32) ? 2 : 3;
}
