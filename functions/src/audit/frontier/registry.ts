import type { OmissionCause } from '../facts/siteView';
import { outranks, type TargetId, type TargetKind } from '../facts/target';
import { maxTargets } from '../fetch/requestLimit';
import type { Allowance } from '../politeness/allowance';
import { isReachedFromSeed } from '../state/finalOutcomeOf';
import type { Outbox } from '../state/outbox';
import { maxRedirects } from '../state/outcomes';
import type { CrawlState } from '../state/state';
import type { Scope } from '../urls/scope';
import { isTrap } from '../urls/trap';
import { hostOf, mayNeedNormalizing, normalized } from '../urls/url';
import type { CachedUrl } from '../urls/urlCache';
import type { Frontier } from './frontier';

const thisYear = new Date().getUTCFullYear();

interface RegistryParts {
  readonly allowance: Allowance;
  readonly state: CrawlState;
  readonly scope: Scope;
  readonly frontier: Frontier;
  readonly outbox: Outbox;
  /** Returns whether a target is being requested, so it must not be queued again. */
  readonly isInFlight: (id: TargetId) => boolean;
  /** Called for each new URL. */
  readonly onEnter?: (url: string) => void;
}

/** Gives each URL one ID, and queues it once. */
export class Registry {
  readonly #parts: RegistryParts;

  constructor(parts: RegistryParts) {
    this.#parts = parts;
  }

  /**
   * Returns the target of a link, or null if it is not to be requested.
   * @param from the page with the link.
   */
  link(address: CachedUrl, wantedKind: TargetKind, depth: number, from: string): TargetId | null {
    const { href, target } = address;
    if (typeof href !== 'string') return null;
    if (target !== undefined && this.#isUnchangedBy(target, href, wantedKind, depth)) return target;
    const found = this.#targetOf(href, wantedKind, depth, from);
    // How a URL is normalized depends on what turns out to be the site.
    if (found !== null && !mayNeedNormalizing(href)) address.target = found;
    return found;
  }

  /** Records a link whose URL exceeds the length limit, if a shorter one would be requested. */
  tooLong(href: string, wantedKind: TargetKind, depth: number): null {
    return this.#kindFor(href, wantedKind, depth) && this.#recordOmitted('long', href);
  }

  /** Returns the target of a link if it is registered already. */
  known({ href, target }: CachedUrl): TargetId | null {
    const { state, scope } = this.#parts;
    if (target !== undefined) return target;
    if (typeof href !== 'string') return null;
    return state.idOf(mayNeedNormalizing(href) && scope.isSite(href) ? normalized(href) : href) ?? null;
  }

  #targetOf(href: string, wantedKind: TargetKind, depth: number, from: string): TargetId | null {
    const { state, scope } = this.#parts;
    const url = mayNeedNormalizing(href) && scope.isSite(href) ? normalized(href) : href;
    const known = state.idOf(url);
    if (known !== undefined && this.#isUnchangedBy(known, url, wantedKind, depth)) return known;
    const kind = this.#kindFor(url, wantedKind, depth);
    return kind && this.#enter(url, kind, depth, from);
  }

  /** Returns the target of a redirect. Its URL is requested unchanged, including tracking parameters. */
  redirect(href: string, from: TargetId, leadsToPage: boolean): TargetId | null {
    const { state } = this.#parts;
    const kind = this.#kindOfRedirect(href, from, leadsToPage);
    const redirects = state.redirectsTo(from) + 1;
    return kind && this.#enter(href, kind, state.depthOf(from), state.urlOf(from), redirects);
  }

  #kindOfRedirect(href: string, from: TargetId, leadsToPage: boolean): TargetKind | null {
    const { state, scope } = this.#parts;
    if (leadsToPage && scope.isSite(href)) return 'page';
    const fetched = state.kindOf(from);
    return this.#kindFor(href, fetched === 'either' ? 'page' : fetched, state.depthOf(from));
  }

  /**
   * Registers a URL that the audit begins with. It is read as a page, whatever the patterns say, unless a sitemap
   * lists it on a host that is neither the site’s nor verified by the user.
   */
  seed(href: string): void {
    const { state, outbox, scope, allowance } = this.#parts;
    const mayRead = scope.isSite(href) || scope.isTwin(href) || allowance.isVerifiedHost(hostOf(href));
    const id = this.#enter(normalized(href), mayRead ? 'page' : 'check', 0, null);
    if (id !== null && !state.isSeed(id)) outbox.record(['seed', id]);
  }

  /** Registers a URL of a sitemap. @returns its ID if it is on the site and may be read. */
  mapped(href: string): { readonly id: TargetId; readonly isNew: boolean } | null {
    const { state } = this.#parts;
    const url = normalized(href);
    const known = state.idOf(url);
    if (known !== undefined) {
      // A page refers to it, but no link leads there.
      const depth = state.depthOf(known);
      const isMore = state.kindOf(known) === 'check' || state.redirectsTo(known) > 0;
      const kind = isMore ? this.#mappedAs(url, depth) : null;
      if (kind) this.#enter(url, kind, depth, null);
      return { id: known, isNew: false };
    }
    const kind = this.#mappedAs(url);
    const id = kind && this.#enter(url, kind, 0, null);
    return id === null ? null : { id, isNew: true };
  }

  /** Yields the normalized URLs of a sitemap that are not registered yet and may be read. */
  *remaining(hrefs: readonly string[]): Iterable<string> {
    for (const href of hrefs) {
      const url = normalized(href);
      if (this.#parts.state.idOf(url) === undefined && this.#mappedAs(url) === 'page') yield url;
    }
  }

  /** Returns how to request an entry of a sitemap; null if it isn't requested. */
  #mappedAs(url: string, depth = 0): TargetKind | null {
    const kind = this.#parts.scope.isSite(url) ? this.#kindFor(url, 'page', depth) : null;
    return kind === 'check' ? null : kind;
  }

  /** Requeues a target as a page: its URL is that of a file, but its response was a page. */
  becomePage(id: TargetId): void {
    const { state, outbox } = this.#parts;
    outbox.record(['depth', id, state.depthOf(id), 'page']);
  }

  /** Registers an invalid URL on a page. */
  invalidUrl(written: string, depth: number): TargetId | null {
    const { state, outbox } = this.#parts;
    const known = state.idOf(written);
    if (known !== undefined) return known;
    if (state.urls.length >= maxTargets(this.#parts.allowance.maxPages))
      return this.#recordOmitted('limit', written);
    const id = state.urls.length;
    outbox.record(['url', written, depth, 'check']);
    outbox.record(['resolved', id, { kind: 'broken', status: 0, error: 'ERR_INVALID_URL' }, 0]);
    return id;
  }

  /** Queues everything that a resumed audit has yet to request. */
  requeue(): void {
    const { state } = this.#parts;
    for (let id = 0; id < state.urls.length; id++) if (state.outcomeOf(id) === undefined) this.#queue(id);
  }

  /** Returns whether one more link of this kind changes nothing about a known target. */
  #isUnchangedBy(id: TargetId, url: string, wantedKind: TargetKind, depth: number): boolean {
    const { state, scope } = this.#parts;
    if (state.redirectsTo(id) > 0) return false;
    const kind = state.kindOf(id);
    if (kind === 'page' || (kind === 'either' && wantedKind !== 'file'))
      return wantedKind !== 'page' || depth >= state.depthOf(id);
    return kind === wantedKind || wantedKind === 'check' || !scope.isSite(url);
  }

  /**
   * Returns how to request a URL: pages are read if the scope allows it, files (style sheets, feeds) anywhere on the
   * site.
   */
  #kindFor(url: string, wantedKind: TargetKind, depth: number): TargetKind | null {
    const { scope } = this.#parts;
    switch (scope.treatmentOf(url, wantedKind === 'page', depth)) {
      case 'ignore':
        return null;
      case 'crawl':
        return 'page';
      case 'either':
        return 'either';
      case 'check':
        return wantedKind === 'file' && scope.isSite(url) ? 'file' : 'check';
    }
  }

  #recordOmitted(cause: OmissionCause, url: string): null {
    this.#parts.outbox.recordOmitted(cause, url);
    return null;
  }

  /**
   * @param from null for a seed or an entry of a sitemap, which is registered even if it looks like a trap.
   * @param redirects number of redirects from the nearest link.
   */
  #enter(url: string, kind: TargetKind, depth: number, from: string | null, redirects = 0): TargetId | null {
    const { state, scope, outbox, onEnter } = this.#parts;
    const known = state.idOf(url);
    if (known !== undefined) {
      this.#improve(known, { kind, depth, redirects });
      return known;
    }
    if (state.urls.length >= maxTargets(this.#parts.allowance.maxPages))
      return this.#recordOmitted('limit', url);
    if (from !== null && scope.isSite(url) && isTrap(url, from, thisYear))
      return this.#recordOmitted('trap', url);
    const id = state.urls.length;
    if (redirects === 0) outbox.record(['url', url, depth, kind]);
    else outbox.record(['url', url, depth, kind, redirects]);
    if (redirects > maxRedirects) outbox.record(['resolved', id, { kind: 'skipped', why: 'redirects' }, 0]);
    else this.#queue(id);
    onEnter?.(url);
    return id;
  }

  /**
   * Applies a shorter way to a known target, and to the targets of its redirects. Iterates, because a site decides
   * how long that chain is.
   */
  #improve(target: TargetId, way: Way): void {
    const { state } = this.#parts;
    let at = target;
    for (let next: Way | null = way; next && this.#shorten(at, next); ) {
      const outcome = state.outcomeOf(at);
      if (outcome === undefined) this.#queue(at);
      if (outcome?.kind !== 'redirect') return;
      const { to } = outcome;
      const kind = this.#kindOfRedirect(state.urlOf(to), at, isReachedFromSeed(state, at));
      next = kind && { kind, depth: state.depthOf(at), redirects: state.redirectsTo(at) + 1 };
      at = to;
    }
  }

  /** @returns whether anything about the target has changed. */
  #shorten(id: TargetId, { kind, depth, redirects }: Way): boolean {
    const { state, outbox } = this.#parts;
    const isNearer = redirects < state.redirectsTo(id);
    if (isNearer) outbox.record(['shortened', id, redirects]);
    const isCloser = (kind === 'page' || kind === 'either') && depth < state.depthOf(id);
    if (!isCloser && !outranks(kind, state.kindOf(id))) return isNearer;
    outbox.record(['depth', id, Math.min(depth, state.depthOf(id)), kind]);
    return true;
  }

  #queue(id: TargetId): void {
    const { state, frontier, isInFlight } = this.#parts;
    if (!isInFlight(id)) frontier.add(id, hostOf(state.urlOf(id)), state.kindOf(id), state.depthOf(id));
  }
}

/** How a target is reached, and how it is requested. */
interface Way {
  readonly kind: TargetKind;
  readonly depth: number;
  readonly redirects: number;
}
