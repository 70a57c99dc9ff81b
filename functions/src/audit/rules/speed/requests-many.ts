import type { LinkFact } from '#functions/audit/parse/facts';
import { trimmed } from '#functions/audit/parse/text';
import { pageRule } from '../rule';

const most = 80;

/** A page that loads very many files before anybody has scrolled. */
export const requestsMany = pageRule('requests-many', ({ links, images }) => {
  const loaded = new Set<string>();
  for (const link of links) if (isLoaded(link)) loaded.add(link.written);
  // Of links one can't tell whether they stand in noscript; of images those are left out.
  for (const { src, attributes } of images) {
    const written = trimmed(src);
    if (written !== '' && !isData(written) && attributes.loading?.toLowerCase() !== 'lazy')
      loaded.add(written);
  }
  return loaded.size > most ? [{ message: `This page loads ${loaded.size} files at once.` }] : [];
});

function isLoaded({ role, element, attribute, written, rel }: LinkFact): boolean {
  if (role !== 'image' && role !== 'resource') return false;
  // Of a srcset a browser loads one; a preview and a source are not loaded with the page.
  if (element === 'img' || element === 'meta' || element === 'source' || attribute === 'imagesrcset')
    return false;
  // Icons and first pictures of an app are for who puts the page on a home screen.
  return !isData(written) && !/\bapple-touch-/i.test(rel);
}

const isData = (written: string) => /^data:/i.test(written);
