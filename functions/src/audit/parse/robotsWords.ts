import type { Headers } from '../facts/outcome';
import type { PageFacts } from './facts';

/** Whose directives are ours or those of search engines at large; Google's crawler stands for them. */
const heard = new Set(['robots', 'googlebot', 'plumbline']);

/** Directives that have a value behind a colon, where else a crawler's name stands before one. */
const valued = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** Whether a meta of this name, in lower case, says something to search engines. */
export function isForSearch(meta: string): boolean {
  return heard.has(meta);
}

/** Whether a page has a word for search engines at all, which most don't. */
export function speaksToSearch({ metas, headers }: Pick<PageFacts, 'metas' | 'headers'>): boolean {
  if (headers['x-robots-tag'] !== undefined) return true;
  for (const name of heard) if (metas.has(name)) return true;
  return false;
}

/** The directives of a robots meta, in lower case. */
export function robotsWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/**
 * The directives of the X-Robots-Tag headers for every crawler and for those that are heard, in lower case. In
 * `otherbot: noindex, nofollow` both are that one crawler's.
 */
export function headerWords(headers: Headers): string[] {
  const tags = headers['x-robots-tag'];
  if (tags === undefined) return [];
  return [tags].flat().flatMap((value) => {
    let isHeard = true;
    return robotsWords(value).flatMap((word) => {
      const [, name = '', rest = ''] = /^([\w-]+)\s*:\s*(.*)$/s.exec(word) ?? [];
      if (name === '' || valued.has(name)) return isHeard ? [word] : [];
      isHeard = heard.has(name);
      return isHeard ? [rest] : [];
    });
  });
}

export function asksForNoIndex(words: readonly string[]): boolean {
  return words.some((word) => word === 'noindex' || word === 'none');
}
