import { isLocal } from '../fetch/responseHeaders';
import type { LinkFact, PageFacts } from '../parse/facts';
import { cut, ownCopy } from '../parse/text';
import { pageRule } from './rule';
import { upgrades } from './upgrade';

/** A secure page that loads something without encryption: browsers block it, or try another address. */
export const mixedContent = pageRule('mixed-content', (page) => {
  const { url, links } = page;
  if (!url.startsWith('https:')) return [];
  const insecure = links.filter((link) => isLoaded(link) && isInsecure(link.written, page));
  if (insecure.length === 0 || upgrades(page)) return [];
  return insecure.map((link) => {
    const shown = ownCopy(cut(link.written, 150));
    return {
      message: `${shown} is loaded without encryption.`,
      key: shown,
      spot: link,
      evidence: { element: link.element },
    };
  });
});

function isLoaded({ role, element, attribute, rel }: LinkFact): boolean {
  if (element === 'iframe' && attribute === 'src') return true;
  // What is only named, such as a picture for other sites to show, is not loaded.
  if (element === 'meta' || element === 'a' || element === 'area') return false;
  return (role === 'image' || role === 'resource') && !/\b(?:canonical|alternate)\b/i.test(rel);
}

function isInsecure(written: string, { base, resolve }: PageFacts): boolean {
  if (!/^http:/i.test(written) && !base.startsWith('http:')) return false;
  const target = resolve(written);
  // What never leaves the visitor's own machine, browsers let through.
  return typeof target === 'string' && target.startsWith('http:') && !isLocal(target);
}
