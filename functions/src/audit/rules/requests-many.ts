import { trimmed } from '../parse/text';
import { pageRule } from './rule';

const most = 80;

/** A page that loads very many files before anybody has scrolled. */
export const requestsMany = pageRule('requests-many', ({ links, images }) => {
  const later = new Set(
    images
      .filter(({ attributes }) => attributes.loading?.toLowerCase() === 'lazy')
      .map(({ src }) => trimmed(src)),
  );
  const loaded = new Set<string>();
  for (const { role, element, attribute, written } of links) {
    // Of a srcset a browser loads one; a preview and a source are not loaded with the page.
    if ((role !== 'image' && role !== 'resource') || attribute === 'srcset' || attribute === 'imagesrcset')
      continue;
    if (element === 'meta' || element === 'source' || later.has(written)) continue;
    loaded.add(written);
  }
  return loaded.size > most ? [{ message: `This page loads ${loaded.size} files at once.` }] : [];
});
