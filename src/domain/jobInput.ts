import * as v from 'valibot';
import { mostPagesPerJob, plans } from './plans';
import { parseUrl } from './url';

export const scopes = ['site', 'section', 'list', 'sitemap', 'page'] as const;
export type Scope = (typeof scopes)[number];

const maxUrlLength = 2_048;

/** The longest name in the DNS: RFC 1035, section 2.3.4, written with dots (RFC 1123 keeps it). */
const maxHostLength = 253;

/** What a person types becomes an absolute http(s) URL: a missing scheme is https, a fragment is dropped. */
export function parseSiteUrl(typed: string): URL | undefined {
  const text = typed.trim();
  if (text === '' || text.length > maxUrlLength || /\s/.test(text)) return undefined;
  // Of a path alone the parser would make a host: `/404` is no site, and `https:///404` none either.
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

const mostQuoted = 100;

/**
 * Why what is typed can't become an address of a site, whatever is typed after it; undefined while it still can, or
 * while only the whole tells.
 */
export function surelyNoSite(typed: string): string | undefined {
  const text = typed.trim();
  const no = (why: string) => `“${text.slice(0, mostQuoted)}” isn’t a URL we can check. ${why}`;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase() ?? 'https';
  if (scheme !== 'https' && scheme !== 'http') return no('A site’s URL must start with http:// or https://.');
  // Not quoted: it holds a secret.
  if (/^(?:https?:\/\/)?[^/?#\s]*@/i.test(text))
    return 'Remove the username and password from the URL. Send them in a request header such as “Authorization” instead.';
  if (/\s/.test(text)) return no('A URL can’t contain spaces.');
  return undefined;
}

/** What to say of an address that `parseSiteUrl` doesn't take. */
export function whyNoSite(typed: string): string {
  const sure = surelyNoSite(typed);
  if (sure !== undefined) return sure;
  const text = typed.trim();
  if (text.length > mostQuoted) {
    const start = `“${text.slice(0, mostQuoted)}…” isn’t a URL we can check.`;
    return `${start} A URL can have at most ${maxUrlLength.toLocaleString('en-GB')} characters, and its host name at most ${maxHostLength}.`;
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

const pattern = v.pipe(
  v.string(),
  v.trim(),
  v.startsWith('/', 'A pattern must start with “/”, such as /blog/*.'),
  v.maxLength(200, 'A pattern can have at most 200 characters.'),
);

/** By it site owners know the crawler and keep it out, so nobody takes it off. */
const identityHeaders: ReadonlySet<string> = new Set(['user-agent']);

/** Headers that only the connection itself may set. */
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

/** Request headers that a job may not set. @param name in any case. */
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

/** The whole input is read with its job wherever that is shown. */
const mostListLength = 200_000;

const lengthOf = (urls: readonly string[]) => urls.reduce((sum, url) => sum + url.length, 0);

/** Request headers by name, with their values. */
export const headersSchema = v.pipe(
  v.record(headerName, headerValue),
  v.maxEntries(50, 'A job can send at most 50 custom headers.'),
);

/** Changes of stored headers: null removes one. */
export const headerChangesSchema = v.record(headerName, v.nullable(headerValue));

/** What a job is asked to do. Strict: an unknown field is refused, an absent one has the default below. */
export const jobInputSchema = v.strictObject({
  url: siteUrl,
  scope: v.optional(v.picklist(scopes), 'site'),
  /** The addresses of a `list`; empty for every other scope. */
  urls: v.optional(
    v.pipe(
      v.array(siteUrl),
      v.maxLength(1_000, 'A list can have at most 1,000 URLs.'),
      v.check(
        (urls) => lengthOf(urls) <= mostListLength,
        ({ input }) =>
          `The URLs of a list can have at most ${mostListLength.toLocaleString('en-GB')} characters in total, and these have ${lengthOf(input).toLocaleString('en-GB')}. Split the list.`,
      ),
    ),
    [],
  ),
  maxPages: v.optional(count('Max pages', 1, mostPagesPerJob), plans.free.pagesPerJob),
  /** Clicks from the start URL. */
  maxDepth: v.optional(count('Max depth', 0, 100), 25),
  /** Paths to check, `*` for any characters; empty for all. */
  include: v.optional(v.pipe(v.array(pattern), v.maxLength(50)), []),
  exclude: v.optional(v.pipe(v.array(pattern), v.maxLength(50)), []),
  checkExternal: v.optional(v.boolean(), true),
  /** Validates the HTML of each page, which takes more time than all other checks. */
  checkHtml: v.optional(v.boolean(), true),
  respectRobots: v.optional(v.boolean(), true),
  /** To one host; other hosts are always asked gently. */
  requestsPerSecond: v.optional(count('Requests per second', 1, 100), 10),
  headers: v.optional(headersSchema, {}),
});

export type JobInput = v.InferOutput<typeof jobInputSchema>;
export type JobInputDraft = v.InferInput<typeof jobInputSchema>;

/** What a document keeps of request headers. Their values are encrypted in a collection that only functions read. */
export interface SecretHeaders {
  readonly names: readonly string[];
  /** The same for the same headers of the same account, by which runs are compared; the values can't be guessed from it. */
  readonly mark: string;
}

/** The input of a job or a schedule as its document keeps it. */
export type StoredInput = Omit<JobInput, 'headers'> & {
  /** Absent when it sends none of its own. */
  readonly secretHeaders?: SecretHeaders;
};
