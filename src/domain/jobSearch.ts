import { parseSiteUrl } from './jobInput';

/**
 * Finds jobs by the start of a word in their host or title, or by ID, because Firestore can only match whole values.
 */
const minSearchLength = 2;
/** Longer than nearly every host, so hosts that differ anywhere have different tokens. */
export const maxSearchLength = 48;
/** Each token is an index entry of its job. Firestore allows 40,000 per document. */
const maxSearchTokens = 400;

interface Names {
  readonly jobId: string;
  /** As in the URL: `xn--bcher-kva.example`. */
  readonly host: string;
  readonly title: string;
  /** In readable form: `bücher.example`. */
  readonly hostAsRead?: string;
}

/**
 * Returns the tokens that find a job: its ID, and every prefix of its host and title from each word on, up to 48
 * characters. “shop.example.com” has `sh` … `shop.example.com`, `ex` … `example.com`, `co`, and `com`. If names have
 * too many tokens, it prefers the prefixes of single words, then those of the whole names, then those of the host
 * from each word on, and then the shorter ones of the title.
 */
export function searchTokens({ jobId, host, title, hostAsRead = host }: Names): string[] {
  const within: string[] = [];
  const fromStart: string[] = [];
  const inHost: string[] = [];
  const across: string[] = [];
  const hosts = [host, hostAsRead].map(normalised);
  for (const text of new Set([...hosts, ...[title, withHosts(title)].map(normalised)])) {
    for (const [n, { start, end }] of wordsOf(text).entries()) {
      const maxLength = Math.min(maxSearchLength, text.length - start);
      for (let length = minSearchLength; length <= maxLength; length += 1) {
        const tokens =
          start + length <= end ? within : n === 0 ? fromStart : hosts.includes(text) ? inHost : across;
        tokens.push(text.slice(start, start + length));
      }
    }
  }
  across.sort((a, b) => a.length - b.length);
  return [...new Set([normalised(jobId), ...within, ...fromStart, ...inHost, ...across])].slice(
    0,
    maxSearchTokens,
  );
}

/**
 * Returns the token that finds what a user typed, or undefined if it is too short. A URL is reduced to its host,
 * which jobs are indexed by. Leading punctuation is dropped, because tokens start with words, except for IDs.
 */
export function searchToken(typed: string): string | undefined {
  const words = soughtIn(typed);
  return words.length < minSearchLength ? undefined : words.slice(0, maxSearchLength);
}

/** Whether the input is longer than what is searched for. */
export const isCutShort = (typed: string) => soughtIn(typed).length > maxSearchLength;

function soughtIn(typed: string): string {
  const text = typed.trim();
  return normalised(isJobId.test(text) ? text : withHosts(fromFirstWord(hostIn(text) ?? text)));
}

/** Returns the host of input with a scheme or a dot before its first slash. “and/or” is part of a title. */
function hostIn(typed: string): string | undefined {
  if (!/^https?:\/\//i.test(typed) && !/^[^\s/?#]+\.[^\s/?#]+[/?#]/.test(typed)) return undefined;
  return parseSiteUrl(typed)?.host ?? typed.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '');
}

const isJobId = /^[\w-]{20}$/;

const fromFirstWord = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * Converts hosts to the form that jobs are indexed by: `xn--bcher-kva.example` for “bücher.example”. Keeps a name
 * whose last label is not ASCII, because it may be incomplete: “shop.bü” starts “shop.bücher.example”.
 */
const withHosts = (text: string) =>
  text.replace(/[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]*)+/gu, (name) =>
    /\P{ASCII}.*\.\p{ASCII}*$/u.test(name) ? (parseSiteUrl(name)?.host ?? name) : name,
  );

/** An accented letter may be one code point or two. */
const normalised = (text: string) =>
  text.normalize('NFC').toLocaleLowerCase('en').replace(/\s+/g, ' ').slice(0, 150);

function wordsOf(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
