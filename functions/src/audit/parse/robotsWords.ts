import type { Headers } from '../facts/outcome';
import type { PageFacts } from './facts';

/** Whose directives apply to us or to search engines in general, which Google's crawler represents. */
const supportedNames = new Set(['robots', 'googlebot', 'plumbline']);

/** Directives with a value after a colon; otherwise a crawler's name precedes one. */
const valued = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** Returns whether a meta of this lowercase name has directives for search engines. */
export function isForSearch(meta: string): boolean {
  return supportedNames.has(meta);
}

/** Returns whether a page has any directives for search engines, which most don't. */
export function speaksToSearch({ metas, headers }: Pick<PageFacts, 'metas' | 'headers'>): boolean {
  if (headers['x-robots-tag'] !== undefined) return true;
  for (const name of supportedNames) if (metas.has(name)) return true;
  return false;
}

/** Returns the directives of a robots meta, in lowercase. */
export function robotsWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/**
 * Returns the directives of X-Robots-Tag headers that apply to all crawlers or to those in `heard`, in lowercase. In
 * `otherbot: noindex, nofollow`, both belong to that crawler.
 */
export function headerWords(headers: Headers): string[] {
  const tags = headers['x-robots-tag'];
  if (tags === undefined) return [];
  return [tags].flat().flatMap((value) => {
    let isHeard = true;
    return robotsWords(value).flatMap((word) => {
      const [, name = '', rest = ''] = /^([\w-]+)\s*:\s*(.*)$/s.exec(word) ?? [];
      if (name === '' || valued.has(name)) return isHeard ? [word] : [];
      isHeard = supportedNames.has(name);
      return isHeard ? [rest] : [];
    });
  });
}

export function asksForNoIndex(words: readonly string[]): boolean {
  return words.some((word) => word === 'noindex' || word === 'none');
}
