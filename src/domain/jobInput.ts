import * as v from 'valibot';
import { formatNumber } from './numbers';
import { maxPagesPerJob, plans } from './plans';
import { parseUrl } from './url';

export const scopes = ['site', 'section', 'list', 'sitemap', 'page'] as const;
export type Scope = (typeof scopes)[number];

const maxUrlLength = 2_048;

/** The maximum length of a DNS name with dots: RFC 1035, section 2.3.4 (kept by RFC 1123). */
const maxHostLength = 253;

/** Parses user input as an absolute http(s) URL. Adds https if the scheme is missing and drops the fragment. */
export function parseSiteUrl(typed: string): URL | undefined {
  const text = typed.trim();
  if (text.length > maxUrlLength || /\s/.test(text)) return undefined;
  // The parser would turn a bare path into a host: neither `/404` nor `https:///404` is a site.
  if (/^(?:https?:\/\/)?[/\\]/i.test(text)) return undefined;
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = parseUrl(absolute);
  if (!url) return undefined;
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password)
    return undefined;
  if (url.hostname.length > maxHostLength || url.href.length > maxUrlLength) return undefined;
  url.hash = '';
  return url;
}

const maxQuoted = 100;

/**
 * Returns why the input can't become a site's URL, whatever is typed next, or undefined while it still can or only
 * the complete input can tell.
 */
export function urlFormatError(typed: string): string | undefined {
  const text = typed.trim();
  const no = (why: string) => `“${text.slice(0, maxQuoted)}” isn’t a URL we can check. ${why}`;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase() ?? 'https';
  if (scheme !== 'https' && scheme !== 'http') return no('A site’s URL must start with http:// or https://.');
  // Not quoted, because it contains a secret.
  if (/^(?:https?:\/\/)?[^/?#\s]*@/i.test(text))
    return 'Remove the username and password from the URL. Send them in a request header such as “Authorization” instead.';
  if (/\s/.test(text)) return no('A URL can’t contain spaces.');
  return undefined;
}

/** Returns the message for input that `parseSiteUrl` rejects. */
export function whyNoSite(typed: string): string {
  const sure = urlFormatError(typed);
  if (sure !== undefined) return sure;
  const text = typed.trim();
  if (text.length > maxQuoted) {
    const start = `“${text.slice(0, maxQuoted)}…” isn’t a URL we can check.`;
    return `${start} A URL can have at most ${formatNumber(maxUrlLength)} characters, and its host name at most ${maxHostLength}.`;
  }
  return `“${typed}” isn’t a URL we can check. Enter a URL such as https://example.com.`;
}

export const siteUrl = v.pipe(
  v.string(),
  v.check(
    (text) => parseSiteUrl(text) !== undefined,
    ({ input }) => whyNoSite(input),
  ),
  v.transform((text) => parseSiteUrl(text)?.href ?? text),
);

/** A path with `*` for any characters. */
export const pathPattern = v.pipe(
  v.string(),
  v.trim(),
  v.startsWith('/', 'A pattern must start with “/”, such as /blog/*.'),
  v.maxLength(200, 'A pattern can have at most 200 characters.'),
);

/** Site owners recognize and block the crawler by this header, so a job can't change it. */
const identityHeaders: ReadonlySet<string> = new Set(['user-agent']);

/** Headers that only the connection may set. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'keep-alive',
  'expect',
  'te',
  'accept-encoding',
]);

/** Returns whether a job may not set a request header. @param name in any case. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return identityHeaders.has(lower) || connectionHeaders.has(lower);
}

const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{1,64}$/, 'A header name can contain only letters, digits and “-”.'),
  v.check(
    (name) => !identityHeaders.has(name.toLowerCase()),
    ({ input }) =>
      `“${input}” can’t be changed because it identifies Plumbline to site owners. Remove this header.`,
  ),
  v.check(
    (name) => !connectionHeaders.has(name.toLowerCase()),
    ({ input }) => `“${input}” can’t be set because the connection sets it. Remove this header.`,
  ),
);
const headerValue = v.pipe(
  v.string(),
  v.regex(/^[\x20-\x7e]{0,1024}$/, 'A header value must be plain text on one line.'),
);

const count = (words: string, min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, `${words} must be at least ${min}.`),
    v.maxValue(max, `${words} must be at most ${max}.`),
  );

/** Limits the list, because the whole input is read with its job. */
const maxListLength = 200_000;

const lengthOf = (urls: readonly string[]) => urls.reduce((sum, url) => sum + url.length, 0);

/** Request headers by name, with their values. */
export const headersSchema = v.pipe(
  v.record(headerName, headerValue),
  v.maxEntries(50, 'A job can send at most 50 custom headers.'),
);

/** Changes to stored headers. Null removes one. */
export const headerChangesSchema = v.record(headerName, v.nullable(headerValue));

/** The input of a job. Strict: unknown fields are rejected, absent fields get the defaults below. */
export const jobInputSchema = v.strictObject({
  url: siteUrl,
  scope: v.optional(v.picklist(scopes), 'site'),
  /** The URLs of a `list`. Empty for every other scope. */
  urls: v.optional(
    v.pipe(
      v.array(siteUrl),
      v.maxLength(1_000, 'A list can have at most 1,000 URLs.'),
      v.check(
        (urls) => lengthOf(urls) <= maxListLength,
        ({ input }) =>
          `The URLs of a list can have at most ${formatNumber(maxListLength)} characters in total, and these have ${formatNumber(lengthOf(input))}. Split the list.`,
      ),
    ),
    [],
  ),
  maxPages: v.optional(count('Max pages', 1, maxPagesPerJob), plans.free.pagesPerJob),
  /** Clicks from the start URL. */
  maxDepth: v.optional(count('Max depth', 0, 100), 25),
  /** Paths to check, with `*` for any characters. Empty for all. */
  include: v.optional(v.pipe(v.array(pathPattern), v.maxLength(50)), []),
  exclude: v.optional(v.pipe(v.array(pathPattern), v.maxLength(50)), []),
  checkExternal: v.optional(v.boolean(), true),
  /** Validates the HTML of each page, which takes more time than all other checks. */
  checkHtml: v.optional(v.boolean(), true),
  respectRobots: v.optional(v.boolean(), true),
  /** Per host of the site. Other hosts have fixed, lower limits. */
  requestsPerSecond: v.optional(count('Requests per second', 1, 100), 10),
  headers: v.optional(headersSchema, {}),
});

export type JobInput = v.InferOutput<typeof jobInputSchema>;
export type JobInputDraft = v.InferInput<typeof jobInputSchema>;

/**
 * The part of the request headers that a document stores. Values are encrypted in a collection that only functions
 * can read.
 */
export interface SecretHeaders {
  readonly names: readonly string[];
  /** A digest that is equal for equal headers of the same account, to compare runs. It doesn't reveal the values. */
  readonly mark: string;
}

/** The input of a job or a schedule as stored in its document. */
export type StoredInput = Omit<JobInput, 'headers'> & {
  /** Absent if the job sends no custom headers. */
  readonly secretHeaders?: SecretHeaders;
};
