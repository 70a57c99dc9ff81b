import { routes } from '../routes';

/**
 * Removes personal data from reports: email addresses, secrets, and the query strings of checked sites. Replaces text
 * with its kind, so that a report stays readable.
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

/** A whole URL. Its credentials, query, and fragment are private. */
const url =
  /\b(https?|wss?):\/\/(?:[^\s/?#"'<>@]{0,256}@)?([^\s?#"'<>]{1,2048})(\?[^\s#"'<>]*)?(#[^\s"'<>]*)?/gi;
/** A path of our own with a query, such as `/auth/action?oobCode=…`. */
const pathWithQuery = /(^|[\s"'(])(\/[^\s?#"'<>]{0,2048})(\?[^\s#"'<>]+)/g;

/**
 * Our paths that identify a job or a user, or that end with the key of a shared report or a free check. Only the route is kept. Matches
 * only at the start of a path, because source files have such folders too.
 */
const identifyingPaths = Object.values(routes)
  .filter(({ area, path }) => area !== 'public' && path.includes(':'))
  .map(({ path }) => {
    const pattern = path.replace(/:\w+/g, '[^/\\s?#"\'<>()\\]}”’`]{1,256}');
    return [new RegExp(`(^|[^\\w/.%-]|//[^/\\s]{1,256}/*)${pattern}`, 'g'), `$1${path}`] as const;
  });

/** The key of a shared report or a free check wherever its path starts: after a bare host, in a file name, or encoded. */
const sharedKey = /(\/|%2F)(report|check)(?:\/|%2F)[\w-]{27}(?![\w.-])/gi;

/** Firestore paths, which its errors contain. IDs are long enough not to match file names. */
const documentPath = /\b(jobs|users|shares|freeChecks|schedules|views|deletions)\/[\w:-]{16,}(?![\w.:-])/g;

/** @param text up to some kilobytes. Longer text is truncated at 16 KiB. */
export function scrubText(text: string): string {
  const withoutQueries = text
    .slice(0, 16_384)
    .replace(url, (_, scheme: string, rest: string, query?: string, hash?: string) =>
      [`${scheme}://${rest}`, query && '?[query]', hash && '#[hash]'].join(''),
    )
    .replace(pathWithQuery, '$1$2?[query]')
    .replace(documentPath, '$1/[id]')
    .replace(sharedKey, (_, slash: string, folder: string) =>
      folder.toLowerCase() === 'report' ? `${slash}report/:token` : `${slash}check/:checkId`,
    );
  return [...identifyingPaths, ...replacements].reduce(
    (words, [pattern, into]) => words.replace(pattern, into),
    withoutQueries,
  );
}

const deepest = 16;

/** A user agent is nearly a fingerprint. */
const userAgent = /^(?:http\.)?user[._-]?agent(?:\.original)?$/i;

/**
 * Scrubs every string in a plain structure and keeps the keys. Replaces what is too deep, such as a circle. Leaves
 * instances of classes unchanged: reports use them internally and don't send them.
 */
export function scrub<T>(value: T): T {
  return scrubbed(value, 0) as T;
}

function scrubbed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((inner) => scrubbed(inner, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([key]) => !userAgent.test(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, scrubbed(inner, depth + 1)]));
}

/** The parts of a Sentry report that contain what a user typed, owns, or is. */
interface Report {
  user?: unknown;
  server_name?: unknown;
  request?: { url?: string | undefined; method?: string | undefined };
  sdkProcessingMetadata?: unknown;
}

/** Removes everything personal from a report: user, IP address, cookies, headers, queries, and email addresses. */
export function privateReport<R extends Report>(report: R): R {
  const { user: _user, server_name: _server, request, sdkProcessingMetadata, ...rest } = report;
  const publicRequest = request && { url: request.url, method: request.method };
  // Sentry's internal part is not sent and is not a plain object.
  return {
    ...scrub({ ...rest, ...(publicRequest && { request: publicRequest }) }),
    sdkProcessingMetadata,
  } as unknown as R;
}
