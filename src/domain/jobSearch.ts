import { parseSiteUrl } from './jobInput';

/** Searching jobs by the beginning of a word of host or title, or by id: Firestore knows only whole values. */
const shortestSearch = 2;
/** Longer than nearly every host: two that differ are told apart, wherever they do. */
export const longestSearch = 48;
/** Each is an entry in the indexes of its job, of which Firestore takes 40,000. */
const mostTokens = 400;

interface Names {
  readonly jobId: string;
  /** As in the address: `xn--bcher-kva.example`. */
  readonly host: string;
  readonly title: string;
  /** As people write it: `bücher.example`. */
  readonly hostAsRead?: string;
}

/**
 * What a job is found by: its id, and every beginning of its host and title from every word on, at most 48 characters
 * long. “shop.example.com” is found by `sh` … `shop.example.com`, `ex` … `example.com`, `co` and `com`. Of names that have
 * more than may be kept, the beginnings of each single word go first, then those of the whole names, those of the host from
 * every word on, and the shorter ones of the title.
 */
export function searchTokens({ jobId, host, title, hostAsRead = host }: Names): string[] {
  const within: string[] = [];
  const fromStart: string[] = [];
  const inHost: string[] = [];
  const across: string[] = [];
  const hosts = [host, hostAsRead].map(normalised);
  for (const text of new Set([...hosts, ...[title, withHosts(title)].map(normalised)])) {
    for (const [n, { start, end }] of wordsOf(text).entries()) {
      const most = Math.min(longestSearch, text.length - start);
      for (let length = shortestSearch; length <= most; length += 1) {
        const kept =
          start + length <= end ? within : n === 0 ? fromStart : hosts.includes(text) ? inHost : across;
        kept.push(text.slice(start, start + length));
      }
    }
  }
  across.sort((a, b) => a.length - b.length);
  return [...new Set([normalised(jobId), ...within, ...fromStart, ...inHost, ...across])].slice(
    0,
    mostTokens,
  );
}

/**
 * The token that finds what a person typed; undefined when it is too short to find anything by. Of an address its host:
 * that is what jobs are filed under, and it may have been pasted from anywhere in the site. Signs before the first word
 * are left out, since tokens begin with words; an id may begin with one.
 */
export function searchToken(typed: string): string | undefined {
  const words = soughtIn(typed);
  return words.length < shortestSearch ? undefined : words.slice(0, longestSearch);
}

/** Whether more was typed than is looked for. */
export const isCutShort = (typed: string) => soughtIn(typed).length > longestSearch;

function soughtIn(typed: string): string {
  const text = typed.trim();
  return normalised(isJobId.test(text) ? text : withHosts(fromFirstWord(hostIn(text) ?? text)));
}

/** The host of what has a scheme, or a dot before its first slash: “and/or” is a title's. */
function hostIn(typed: string): string | undefined {
  if (!/^https?:\/\//i.test(typed) && !/^[^\s/?#]+\.[^\s/?#]+[/?#]/.test(typed)) return undefined;
  return parseSiteUrl(typed)?.host ?? typed.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '');
}

const isJobId = /^[\w-]{20}$/;

const fromFirstWord = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * The same text with sites’ names as jobs are filed under them: `xn--bcher-kva.example` for “bücher.example”. A name whose
 * last part has such letters stays, since more of that part may follow: “shop.bü” begins “shop.bücher.example”.
 */
const withHosts = (text: string) =>
  text.replace(/[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]*)+/gu, (name) =>
    /\P{ASCII}.*\.\p{ASCII}*$/u.test(name) ? (parseSiteUrl(name)?.host ?? name) : name,
  );

/** A letter with an accent may be one character or two. */
const normalised = (text: string) =>
  text.normalize('NFC').toLocaleLowerCase('en').replace(/\s+/g, ' ').slice(0, 150);

function wordsOf(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
