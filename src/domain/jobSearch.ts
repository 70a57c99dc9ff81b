import { parseSiteUrl } from './jobInput';

/** Searching jobs by the beginning of a word of host or title, or by id: Firestore knows only whole values. */
export const shortestSearch = 2;
const longest = 20;
/** Each is an entry in the indexes of its job, of which Firestore takes 40,000. */
const mostTokens = 400;

/**
 * What a job is found by: its id, and every beginning of its host and title from every word on, at most 20 characters
 * long. “shop.example.com” is found by `sh` … `shop.example.com`, `ex` … `example.com`, `co` and `com`. Of names that have
 * more than may be kept, the beginnings of each single word go before those that reach into the next.
 */
export function searchTokens({
  jobId,
  host,
  title,
}: {
  jobId: string;
  host: string;
  title: string;
}): string[] {
  const within: string[] = [];
  const across: string[] = [];
  for (const text of new Set([normalised(host), normalised(title)])) {
    for (const { start, end } of wordsOf(text)) {
      const most = Math.min(longest, text.length - start);
      for (let length = shortestSearch; length <= most; length += 1)
        (start + length <= end ? within : across).push(text.slice(start, start + length));
    }
  }
  return [...new Set([normalised(jobId), ...within, ...across])].slice(0, mostTokens);
}

/**
 * The token that finds what a person typed; undefined when it is too short to find anything by. Of an address its host:
 * that is what jobs are filed under, and it may have been pasted from anywhere in the site.
 */
export function searchToken(typed: string): string | undefined {
  const words = normalised(hostIn(typed.trim()) ?? typed.trim());
  if (words.length < shortestSearch) return undefined;
  return words.slice(0, longest);
}

/** The host of what has a scheme, or a dot before its first slash: “and/or” is a title's. */
function hostIn(typed: string): string | undefined {
  if (!/^https?:\/\//i.test(typed) && !/^[^\s/?#]+\.[^\s/?#]+[/?#]/.test(typed)) return undefined;
  return parseSiteUrl(typed)?.host ?? typed.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '');
}

const normalised = (text: string) => text.toLocaleLowerCase('en').replace(/\s+/g, ' ').slice(0, 150);

function wordsOf(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
