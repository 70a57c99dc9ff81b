import { hashOf } from '../facts/pageNote';
import type { ContentDigest } from '../facts/siteFacts';
import { collapse } from '../text/strings';
import { pathOf } from '../urls/url';
import type { PageFacts } from './facts';
import { isSimilar } from './textFacts';

/** Two pages with this similarity say the same; the difference may be the URL or the time. */
const alike = 0.94;

export function contentDigestOf(facts: Pick<PageFacts, 'url' | 'title' | 'text'> | null): ContentDigest {
  if (!facts) return { contentHash: 0, text: 0, sketch: null };
  const { text } = facts;
  return { contentHash: contentHashOf(facts), text: text.words > 0 ? text.hash : 0, sketch: text.sketch };
}

export function hasSameContent(one: ContentDigest, other: ContentDigest): boolean {
  if (one.text !== 0 && one.text === other.text) return true;
  if (one.contentHash !== 0 && one.contentHash === other.contentHash) return true;
  return one.sketch !== null && other.sketch !== null && isSimilar(one.sketch, other.sketch, alike);
}

/** Shorter names occur in other words by chance. */
const minNameLength = 3;

/**
 * Returns a hash of a page's title and text without the page's own URL, which error pages tend to repeat. 0 for a
 * page without text.
 */
export function contentHashOf({ url, title, text }: Pick<PageFacts, 'url' | 'title' | 'text'>): number {
  if (text.words === 0) return 0;
  let input = `${title ?? ''}\n${text.opening}`;
  for (const name of namesOf(url)) input = input.replaceAll(name, '');
  return hashOf(collapse(input));
}

/** Returns the forms in which a text may mention its own URL, longest first. */
function namesOf(url: string): readonly string[] {
  const path = pathOf(url);
  if (path === '/') return [];
  const last =
    path
      .split('?', 1)[0]
      ?.split('/')
      .findLast((segment) => segment !== '') ?? '';
  const names = [url, path, path.slice(1), last].filter(
    (name) => name.startsWith('/') || name.length >= minNameLength,
  );
  return path.includes('%') ? names.flatMap((name) => [name, decoded(name)]) : names;
}

function decoded(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
