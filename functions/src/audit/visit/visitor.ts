import type { SeenHeaders } from '#domain/finding';
import type { JobInput } from '#domain/jobInput';
import {
  closesConnection,
  type Outcome,
  provesAtHomeOnly,
  type Seen,
  showsPage,
  verdictOfError,
  verdictOfStatus,
} from '../facts/outcome';
import type { TargetKind } from '../facts/target';
import { decodeText, isBinary } from '../fetch/decode';
import type { Answer, Fetcher, FetchResult } from '../fetch/fetcher';
import type { Purpose } from '../fetch/purpose';
import { reportedHeaders } from '../fetch/reportedHeaders';
import { addressIn } from '../fetch/responseHeaders';
import { assetNoteOf, isTextFile } from '../parse/asset';
import type { LinkSource, PageFacts } from '../parse/facts';
import { parseFile } from '../parse/parseFile';
import { parsePage } from '../parse/parsePage';
import type { Politeness } from '../politeness/politeness';
import type { Robots, RobotsAnswer, RobotsRules } from '../robots/robots';
import { EventLoopQueue } from '../time/eventLoopQueue';
import { AddressBook } from '../urls/addressBook';
import { hostOf, originOf, resolveUrl } from '../urls/url';
import { bytesOf, htmlOf, typeOf } from './html';
import { enoughToTell, isPage, isPicture, isSentAsPage, mayBePage } from './pageInstead';

interface Redirect {
  readonly to: string;
  readonly status: number;
  readonly setsCookie: boolean;
  /** Whether its URL has a fragment. */
  readonly namesFragment: boolean;
  readonly headers?: SeenHeaders;
}

/** The result of one request. */
export interface Visit {
  readonly fetched: FetchResult | null;
  /** Whether it is on the site and its robots.txt disallows search engines. */
  readonly closed: boolean;
  /** null for a redirect, whose target has to be registered first. */
  readonly outcome: Exclude<Outcome, { kind: 'redirect' }> | null;
  readonly redirect: Redirect | null;
  /** Facts about an HTML page. */
  readonly facts: PageFacts | null;
  /** Links of a style sheet, a manifest or a feed. */
  readonly file: LinkSource | null;
  /** Set if the URL is that of a file, but the response is a page that has yet to be read. */
  readonly isUnreadPage?: true;
}

const damaged: Pick<Visit, 'facts'> = { facts: null };
const nothingRead = { redirect: null, facts: null, file: null } as const;

export interface VisitorParts {
  readonly fetcher: Fetcher;
  readonly robots: Robots;
  readonly politeness: Politeness;
  readonly allowance: Pick<JobInput, 'respectRobots'>;
  readonly isSite: (url: string) => boolean;
  readonly checkHtml: boolean;
}

/** Visits URLs: checks robots.txt, requests the URL, then parses the response. */
export class Visitor {
  readonly #parts: VisitorParts;
  readonly #addresses = new AddressBook();
  readonly #eventLoopQueue = new EventLoopQueue();
  /** The last page that each host served. */
  readonly #lastServed = new Map<string, string>();

  constructor(parts: VisitorParts) {
    this.#parts = parts;
  }

  /** @throws Stopped if the audit stops meanwhile. */
  async visit(url: string, kind: TargetKind): Promise<Visit> {
    const { forbidden, closed } = await this.#permission(url);
    if (forbidden) return { fetched: null, closed, outcome: forbidden, ...nothingRead };
    const fetched = await this.#parts.fetcher.fetch(url, this.#purposeOf(url, kind));
    if (fetched.kind === 'no-response')
      return { fetched, closed, outcome: await this.#outcomeOfNoResponse(url, fetched), ...nothingRead };
    const to = locationOf(fetched, url);
    if (to === undefined) {
      const seen = { status: 0, error: 'BAD_REDIRECT', ...reportedHeaders(fetched.headers) };
      return { fetched, closed, outcome: { kind: 'broken', ...seen }, ...nothingRead };
    }
    if (to !== null) {
      const setsCookie = fetched.headers['set-cookie'] !== undefined;
      const redirect = { ...to, status: fetched.status, setsCookie, ...reportedHeaders(fetched.headers) };
      return { fetched, closed, outcome: null, ...nothingRead, redirect };
    }
    if (kind === 'either' && isSentAsPage(fetched))
      return { fetched, closed, outcome: null, ...nothingRead, isUnreadPage: true };
    const isRead = kind === 'page' && showsPage(fetched.status) && fetched.body !== null;
    if (isRead) this.#lastServed.set(hostOf(url), url);
    const page = isRead ? await this.#readPage(url, fetched) : { facts: null };
    if (page === damaged) return { fetched, closed, outcome: outcomeOfDamage(fetched), ...nothingRead };
    const file = kind === 'file' && fetched.body ? await this.#readFile(url, fetched) : null;
    const isWrong =
      mayBePage(url, kind, fetched) &&
      this.#parts.isSite(url) &&
      (await this.#isPage(url, kind, fetched, page.facts));
    const outcome = this.#outcomeOf(url, kind, fetched, isWrong);
    return { fetched, closed, outcome, redirect: null, ...page, file };
  }

  /**
   * Evaluates a failed request. A connection that the site closes every time proves nothing while the host closes all
   * connections. If the host still serves a known page, the URL itself is broken.
   */
  async #outcomeOfNoResponse(url: string, silence: NoResponse): Promise<Visit['outcome']> {
    const outcome = outcomeWithoutResponse(silence);
    const given = this.#lastServed.get(hostOf(url));
    if (!closesConnection(silence.error) || given === undefined || !this.#parts.isSite(url)) return outcome;
    const other = await this.#parts.fetcher.fetch(given, 'check');
    return other.kind === 'answer' && showsPage(other.status) ? { ...outcome, kind: 'broken' } : outcome;
  }

  #purposeOf(url: string, kind: TargetKind): Purpose {
    if (kind === 'file') return 'text';
    if (kind === 'page') return 'page';
    if (this.#parts.isSite(url) && isTextFile(url)) return 'asset';
    // A file that visitors follow a link to is requested like browsers do.
    return kind === 'check' && isPicture(url) ? 'image' : 'check';
  }

  /** Returns whether the response for a file of the site is a page; HEAD alone proves nothing. */
  async #isPage(url: string, kind: TargetKind, answer: Answer, facts: PageFacts | null): Promise<boolean> {
    if (kind === 'page') return facts !== null;
    if (answer.body) return isPage(answer);
    const again = await this.#parts.fetcher.fetch(url, 'text', enoughToTell);
    return again.kind === 'answer' && mayBePage(url, kind, again) && isPage(again);
  }

  /** @param isWrong whether it is a page at the URL of a file. */
  #outcomeOf(
    url: string,
    kind: TargetKind,
    answer: Answer,
    isWrong: boolean,
  ): Exclude<Outcome, { kind: 'redirect' }> {
    const { status, headers, attempts, refusedAlone } = answer;
    const verdict = verdictOfStatus(status, headers);
    if (verdict === 'ok') {
      const asset = kind === 'page' ? null : assetNoteOf(url, answer, this.#parts.isSite(url));
      if (isWrong)
        return { kind: verdict, status, asset: { ...asset, page: true, ...reportedHeaders(headers) } };
      return asset ? { kind: verdict, status, asset } : { kind: verdict, status };
    }
    if (provesAtHomeOnly(status) && !this.#parts.isSite(url))
      return { kind: 'unverified', status, attempts, ...reportedHeaders(headers) };
    // A 503 of an overloaded host says nothing about its pages.
    const busy = status === 503 && (headers['retry-after'] !== undefined || !refusedAlone);
    return { kind: busy ? 'unverified' : verdict, status, attempts, ...reportedHeaders(headers) };
  }

  /** Checks robots.txt for our crawler and, on the site itself, for search engines. */
  async #permission(url: string): Promise<Permission> {
    const { robots, allowance, isSite } = this.#parts;
    const ours = isSite(url);
    const known = robots.of(originOf(url));
    const rules: RobotsRules = known instanceof Promise ? await known : known;
    const heeds = !ours || allowance.respectRobots;
    if (rules.answer.kind === 'none') return open;
    if (rules.answer.kind !== 'rules')
      return heeds ? { forbidden: refusalBy(rules.answer), closed: false } : open;
    const allows = rules.allows(url);
    const searches = rules.allowsSearch === rules.allows ? allows : rules.allowsSearch(url);
    if (heeds && rules.crawlDelay > 0) this.#parts.politeness.applyCrawlDelay(hostOf(url), rules.crawlDelay);
    if (searches && (allows || !heeds)) return open;
    const closed = ours && !searches;
    if (allows || !heeds) return { forbidden: null, closed };
    return { forbidden: ours ? { kind: 'skipped', why: 'robots' } : forbiddenElsewhere, closed };
  }

  async #readPage(url: string, answer: Answer): Promise<Pick<Visit, 'facts'>> {
    await this.#eventLoopQueue.take();
    const html = await htmlOf(answer);
    if (!html) return nothingRead;
    if (html.damaged) return damaged;
    const { headers, bytes, firstByteMs } = answer;
    const { size, marked, whole } = html;
    const response = { bytes, size, marked, whole, firstByteMs };
    const options = { response, addresses: this.#addresses, checkHtml: this.#parts.checkHtml };
    return { facts: parsePage(url, html.source, headers, options) };
  }

  async #readFile(url: string, answer: Answer): Promise<LinkSource | null> {
    const bytes = await bytesOf(answer);
    const type = typeOf(answer);
    if (!bytes || isBinary(bytes, type)) return null;
    return parseFile(url, decodeText(bytes, type), type ?? '', this.#addresses);
  }
}

interface Permission {
  /** The outcome if the URL may not be requested; null if it may. */
  readonly forbidden: Visit['outcome'];
  readonly closed: boolean;
}

const open: Permission = { forbidden: null, closed: false };
const forbiddenElsewhere = { kind: 'unverified', status: 0, error: 'ROBOTS' } as const;

function refusalBy(answer: Extract<RobotsAnswer, { kind: 'no-response' | 'closed' }>): Visit['outcome'] {
  if (answer.kind === 'no-response') return outcomeWithoutResponse(answer);
  return { kind: 'unverified', status: 0, error: answer.status === 429 ? 'ROBOTS_BUSY' : 'ROBOTS_CLOSED' };
}

type NoResponse = Extract<FetchResult, { kind: 'no-response' }>;

function outcomeWithoutResponse({
  error,
  attempts,
}: Pick<NoResponse, 'error' | 'attempts'>): { kind: 'broken' | 'unverified' } & Seen {
  return { kind: verdictOfError(error) === 'broken' ? 'broken' : 'unverified', status: 0, error, attempts };
}

function outcomeOfDamage({ attempts, headers }: Answer): Visit['outcome'] {
  return { kind: 'broken', status: 0, error: 'BAD_ENCODING', attempts, ...reportedHeaders(headers) };
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Returns the redirect target; `undefined` if browsers can't open it, null if there is no redirect to the web. */
function locationOf(
  { status, headers }: Answer,
  url: string,
): Pick<Redirect, 'to' | 'namesFragment'> | null | undefined {
  if (!redirectStatuses.has(status)) return null;
  // Proxies may repeat the header; identical values count once.
  const [location, ...others] = [headers.location ?? []].flat().map((written) => addressIn(written).trim());
  if (!location || others.some((other) => other !== location)) return undefined;
  const to = resolveUrl(location, url);
  return to === null || to === undefined ? to : { to, namesFragment: location.includes('#') };
}
