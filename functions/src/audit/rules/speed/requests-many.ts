import type { LinkFact } from '#functions/audit/parse/facts';
import { trimmed } from '#functions/audit/text/strings';
import { pageRule } from '../rule';

const maxFiles = 80;

/** Reports pages that load very many files before anyone scrolls. */
export const requestsMany = pageRule('requests-many', ({ links, images }) => {
  const loaded = new Set<string>();
  for (const link of links) if (isLoaded(link)) loaded.add(link.written);
  // `images` leaves out those in noscript. `links` doesn't, so it isn't used for images.
  for (const { src, attributes } of images) {
    const written = trimmed(src);
    if (written !== '' && !isData(written) && attributes.loading?.toLowerCase() !== 'lazy')
      loaded.add(written);
  }
  return loaded.size > maxFiles ? [{ message: `This page loads ${loaded.size} files.` }] : [];
});

function isLoaded({ role, element, attribute, written, rel }: LinkFact): boolean {
  if (role !== 'image' && role !== 'resource') return false;
  // A browser loads one file of a srcset. Previews and sources aren't loaded with the page.
  if (element === 'img' || element === 'meta' || element === 'source' || attribute === 'imagesrcset')
    return false;
  // Apple touch icons and startup images are loaded only when the page is added to a home screen.
  return !isData(written) && !/\bapple-touch-/i.test(rel);
}

const isData = (written: string) => /^data:/i.test(written);
