import type { JobInput } from '#domain/jobInput';
import {
  closesConnection,
  provesAtHomeOnly,
  type Seen,
  showsPage,
  verdictOfError,
  verdictOfStatus,
} from '../facts/outcome';
import type { Rendering } from '../facts/renderedPage';
import type { TargetKind } from '../facts/target';
import { decodeText, isBinary } from '../fetch/decode';
import type { Answer, Fetcher } from '../fetch/fetcher';
import type { Purpose } from '../fetch/purpose';
import { reportedHeaders } from '../fetch/reportedHeaders';
import { urlInHeader } from '../fetch/responseHeaders';
import { assetNoteOf, isTextFile } from '../parse/asset';
import type { PageFacts } from '../parse/facts';
import { parseFile } from '../parse/parseFile';
import { parsePage, type ReadingOptions } from '../parse/parsePage';
import { isShell } from '../parse/shell';
import type { Politeness } from '../politeness/politeness';
import type { Robots, RobotsAnswer, RobotsRules } from '../robots/robots';
import { EventLoopQueue } from '../time/eventLoopQueue';
import { hostOf, originOf, resolveUrl } from '../urls/url';
import { UrlCache } from '../urls/urlCache';
import { bytesOf, htmlOf, isPage, isPicture, isSentAsPage, mayBePage, pageSniffBytes, typeOf } from './html';
import type { Content, NoResponse, Redirect, Visit, VisitOutcome } from './visit';

interface VisitorParts {
  /** Returns null if pages aren’t rendered. */
  readonly browser: { render(url: string): Promise<Rendering | null> };
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
  readonly #urls = new UrlCache();
  readonly #eventLoopQueue = new EventLoopQueue();
  /** The last page that each host served. */
  readonly #lastServed = new Map<string, string>();

  constructor(parts: VisitorParts) {
    this.#parts = parts;
  }

  /** @throws Stopped if the audit stops meanwhile. */
  async visit(url: string, kind: TargetKind): Promise<Visit> {
    const { refusal, isClosedToSearch } = await this.#permission(url);
    if (refusal) return { kind: 'not-requested', isClosedToSearch, outcome: refusal };
    const fetched = await this.#parts.fetcher.fetch(url, this.#purposeOf(url, kind));
    if (fetched.kind === 'no-response') {
      const outcome = await this.#outcomeOfNoResponse(url, fetched);
      return { kind: 'no-response', isClosedToSearch, fetched, outcome };
    }
    const to = locationOf(fetched, url);
    if (to) {
      const setsCookie = fetched.headers['set-cookie'] !== undefined;
      const redirect = { ...to, status: fetched.status, setsCookie, ...reportedHeaders(fetched.headers) };
      return { kind: 'redirect', isClosedToSearch, fetched, redirect };
    }
    if (to === null && kind === 'either' && isSentAsPage(fetched))
      return { kind: 'unread-page', isClosedToSearch, fetched };
    const { outcome, content } =
      to === undefined ? brokenRedirect(fetched) : await this.#readResponse(url, kind, fetched);
    return { kind: 'response', isClosedToSearch, fetched, outcome, content };
  }

  async #readResponse(url: string, kind: TargetKind, fetched: Answer): Promise<ReadResponse> {
    const content = await this.#readContent(url, kind, fetched);
    if (content === 'damaged') return { outcome: outcomeOfDamage(fetched), content: null };
    const isWrong =
      mayBePage(url, kind, fetched) &&
      this.#parts.isSite(url) &&
      (await this.#isPage(url, kind, fetched, content?.kind === 'page'));
    return { outcome: this.#outcomeOf(url, kind, fetched, isWrong), content };
  }

  async #readContent(url: string, kind: TargetKind, fetched: Answer): Promise<Content | 'damaged' | null> {
    if (fetched.body === null) return null;
    if (kind === 'file') return this.#readFile(url, fetched);
    if (kind !== 'page' || !showsPage(fetched.status)) return null;
    this.#lastServed.set(hostOf(url), url);
    return this.#readPage(url, fetched);
  }

  /**
   * Evaluates a failed request. A connection that the site closes every time proves nothing while the host closes all
   * connections. If the host still serves a known page, the URL itself is broken.
   */
  async #outcomeOfNoResponse(url: string, noResponse: NoResponse): Promise<VisitOutcome> {
    const outcome = outcomeWithoutResponse(noResponse);
    const given = this.#lastServed.get(hostOf(url));
    if (!closesConnection(noResponse.error) || given === undefined || !this.#parts.isSite(url))
      return outcome;
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
  async #isPage(url: string, kind: TargetKind, answer: Answer, wasRead: boolean): Promise<boolean> {
    if (kind === 'page') return wasRead;
    if (answer.body) return isPage(answer);
    const again = await this.#parts.fetcher.fetch(url, 'text', pageSniffBytes);
    return again.kind === 'answer' && mayBePage(url, kind, again) && isPage(again);
  }

  /** @param isWrong whether it is a page at the URL of a file. */
  #outcomeOf(url: string, kind: TargetKind, answer: Answer, isWrong: boolean): VisitOutcome {
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
    const isOurs = isSite(url);
    const known = robots.of(originOf(url));
    const rules: RobotsRules = known instanceof Promise ? await known : known;
    const respects = !isOurs || allowance.respectRobots;
    if (rules.answer.kind === 'none') return open;
    if (rules.answer.kind !== 'rules')
      return respects ? { refusal: refusalBy(rules.answer), isClosedToSearch: false } : open;
    const allows = rules.allows(url);
    const searches = rules.allowsSearch === rules.allows ? allows : rules.allowsSearch(url);
    if (respects && rules.crawlDelay > 0)
      this.#parts.politeness.applyCrawlDelay(hostOf(url), rules.crawlDelay);
    if (searches && (allows || !respects)) return open;
    const isClosedToSearch = isOurs && !searches;
    if (allows || !respects) return { refusal: null, isClosedToSearch };
    return { refusal: isOurs ? { kind: 'skipped', why: 'robots' } : disallowedElsewhere, isClosedToSearch };
  }

  async #readPage(url: string, answer: Answer): Promise<Content | 'damaged' | null> {
    await this.#eventLoopQueue.take();
    const html = await htmlOf(answer);
    if (!html) return null;
    if (html.damaged) return 'damaged';
    const { headers, bytes, firstByteMs } = answer;
    const { size, marked, whole } = html;
    const response = { bytes, size, marked, whole, firstByteMs };
    const options = { response, urls: this.#urls, checkHtml: this.#parts.checkHtml };
    const facts = parsePage(url, html.source, headers, options);
    return { kind: 'page', facts: isShell(facts) ? await this.#renderShell(url, facts, options) : facts };
  }

  /**
   * Returns the facts of what scripts made of a shell, or of the shell itself if that can’t be shown. The DOM has no
   * HTML errors, because the browser has corrected them.
   */
  async #renderShell(url: string, shell: PageFacts, options: ReadingOptions): Promise<PageFacts> {
    const rendering = await this.#parts.browser.render(url);
    if (rendering?.kind !== 'rendered') return shell;
    const response = { ...shell.response, whole: rendering.isWhole };
    return parsePage(url, rendering.html, shell.headers, { ...options, response, checkHtml: false });
  }

  async #readFile(url: string, answer: Answer): Promise<Content | null> {
    const bytes = await bytesOf(answer);
    const type = typeOf(answer);
    if (!bytes || isBinary(bytes, type)) return null;
    const links = parseFile(url, decodeText(bytes, type), type ?? '', this.#urls);
    return links && { kind: 'file', links };
  }
}

interface ReadResponse {
  readonly outcome: VisitOutcome;
  readonly content: Content | null;
}

interface Permission {
  /** The outcome if the URL may not be requested; null if it may. */
  readonly refusal: VisitOutcome | null;
  /** Whether it is on the site and its robots.txt disallows search engines. */
  readonly isClosedToSearch: boolean;
}

const open: Permission = { refusal: null, isClosedToSearch: false };
const disallowedElsewhere = { kind: 'unverified', status: 0, error: 'ROBOTS' } as const;

function refusalBy(answer: Extract<RobotsAnswer, { kind: 'no-response' | 'closed' }>): VisitOutcome {
  if (answer.kind === 'no-response') return outcomeWithoutResponse(answer);
  return { kind: 'unverified', status: 0, error: answer.status === 429 ? 'ROBOTS_BUSY' : 'ROBOTS_CLOSED' };
}

function outcomeWithoutResponse({
  error,
  attempts,
}: Pick<NoResponse, 'error' | 'attempts'>): { kind: 'broken' | 'unverified' } & Seen {
  return { kind: verdictOfError(error) === 'broken' ? 'broken' : 'unverified', status: 0, error, attempts };
}

/** A redirect whose target browsers can't open. */
function brokenRedirect({ headers }: Answer): ReadResponse {
  const error = 'BAD_REDIRECT';
  return { outcome: { kind: 'broken', status: 0, error, ...reportedHeaders(headers) }, content: null };
}

function outcomeOfDamage({ attempts, headers }: Answer): VisitOutcome {
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
  const [location, ...others] = [headers.location ?? []].flat().map((written) => urlInHeader(written).trim());
  if (!location || others.some((other) => other !== location)) return undefined;
  const to = resolveUrl(location, url);
  return to === null || to === undefined ? to : { to, namesFragment: location.includes('#') };
}
