import { routes } from '../routes';

/**
 * Takes personal data out of what is reported: addresses of people, secrets, and the query strings of the sites that
 * are checked. Words are replaced by what they were, so that a report stays readable.
 */
const replacements: readonly (readonly [pattern: RegExp, words: string])[] = [
  // JSON Web Tokens: ID tokens, custom tokens.
  [/\beyJ[\w-]{8,}\.[\w-]{2,}(?:\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{4,}/gi, '$1 [token]'],
  // `password=…`, `"oobCode":"…"`, `ticket: …`.
  [
    /\b(passw(?:or)?d|pwd|secret|token|ticket|oobcode|api[_-]?key|authorization|cookie|session)(["']?\s*[=:]\s*["']?)[^\s"'&,;}{)]{3,}/gi,
    '$1$2[secret]',
  ],
  [/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[email]'],
];

/** A whole address: who logs in by it, its query and its fragment are nobody's business. */
const url =
  /\b(https?|wss?):\/\/(?:[^\s/?#"'<>@]{0,256}@)?([^\s?#"'<>]{1,2048})(\?[^\s#"'<>]*)?(#[^\s"'<>]*)?/gi;
/** A path of our own with a query, such as `/auth/action?oobCode=…`. */
const pathWithQuery = /(^|[\s"'(])(\/[^\s?#"'<>]{0,2048})(\?[^\s#"'<>]+)/g;

/**
 * Paths of our own that name a job or a person, or whose last segment is the key of a shared report: only the route is
 * kept. At the start of a path only, because files of the source have such folders too.
 */
const identifyingPaths = Object.values(routes)
  .filter(({ area, path }) => area !== 'public' && path.includes(':'))
  .map(({ path }) => {
    const pattern = path.replace(/:\w+/g, '[^/\\s?#"\'<>()\\]}”’`]{1,256}');
    return [new RegExp(`(^|[^\\w/.%-]|//[^/\\s]{1,256}/*)${pattern}`, 'g'), `$1${path}`] as const;
  });

/** The key of a shared report wherever its path begins: behind a bare host, in a file's name, or encoded. */
const sharedReport = /(\/|%2F)report(?:\/|%2F)[\w-]{27}(?![\w.-])/gi;

/** Paths of the database, which its errors name. IDs are long enough not to be taken for names of files. */
const documentPath = /\b(jobs|users|shares|schedules|views|deletions)\/[\w:-]{16,}(?![\w.:-])/g;

/** @param text up to some kilobytes; what is longer than 16 KiB is cut. */
export function scrubText(text: string): string {
  const withoutQueries = text
    .slice(0, 16_384)
    .replace(url, (_, scheme: string, rest: string, query?: string, hash?: string) =>
      [`${scheme}://${rest}`, query && '?[query]', hash && '#[hash]'].filter(Boolean).join(''),
    )
    .replace(pathWithQuery, '$1$2?[query]')
    .replace(documentPath, '$1/[id]')
    .replace(sharedReport, '$1report/:token');
  return [...identifyingPaths, ...replacements].reduce(
    (words, [pattern, into]) => words.replace(pattern, into),
    withoutQueries,
  );
}

const deepest = 16;

/** What a browser says of itself is nearly a fingerprint. */
const userAgent = /^(?:http\.)?user[._-]?agent(?:\.original)?$/i;

/**
 * Every string in a plain structure, scrubbed; keys stay. What is neither an array nor a plain object (an instance of a
 * class) is left as it is: reports hold such things for their own machinery and do not send them.
 */
export function scrub<T>(value: T): T {
  return scrubbed(value, 0) as T;
}

function scrubbed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (depth >= deepest || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => scrubbed(inner, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const kept = Object.entries(value).filter(([key]) => !userAgent.test(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, scrubbed(inner, depth + 1)]));
}
