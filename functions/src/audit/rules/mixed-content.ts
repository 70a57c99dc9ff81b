import type { LinkFact } from '../parse/facts';
import { cut, ownCopy } from '../parse/text';
import { pageRule } from './rule';

/** A secure page that loads something without encryption: browsers block it, or try another address. */
export const mixedContent = pageRule('mixed-content', ({ url, base, links }) => {
  if (!url.startsWith('https:')) return [];
  return links
    .filter((link) => isLoaded(link) && isInsecure(link.written, base))
    .map((link) => {
      const shown = ownCopy(cut(link.written, 150));
      return {
        message: `${shown} is loaded without encryption.`,
        key: shown,
        spot: link,
        evidence: { element: link.element },
      };
    });
});

function isLoaded({ role, element, rel }: LinkFact): boolean {
  if (element === 'iframe') return true;
  // What is only named, such as a picture for other sites to show, is not loaded.
  if (element === 'meta' || element === 'a' || element === 'area') return false;
  return (role === 'image' || role === 'resource') && !/\b(?:canonical|alternate)\b/i.test(rel);
}

function isInsecure(written: string, base: string): boolean {
  if (/^http:/i.test(written)) return true;
  return base.startsWith('http:') && !/^[a-z][a-z0-9+.-]*:/i.test(written);
}
