import { type LinkRef, type LinkRole, sendsForm, type TargetId, type TargetKind } from '../facts/target';
import type { Registry } from '../frontier/registry';
import type { LinkFact, LinkSource } from '../parse/facts';
import { IdNumbers } from '../state/idSet';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import { ownCopy } from '../text/strings';
import { maskCredentials } from '../urls/credentials';
import { fragmentOf, hostOf, pathOf, tooLongUrl } from '../urls/url';

interface ReferencesParts {
  readonly state: CrawlState;
  readonly outbox: Outbox;
  readonly registry: Registry;
}

/** A page's links to one target in one role, or to one fragment of it. */
interface Reference {
  readonly target: TargetId;
  readonly role: LinkRole;
  /** The first of them; a form only if there is no other. */
  link: LinkFact;
  readonly fragment: string;
  occurrences: number;
  /** Whether no rule can have a finding about it. */
  plain: boolean;
}

/**
 * Characters of new URLs, and of source and fragments, that the links of one page may add to a batch: enough for a
 * page of 5,000 different links, and no more than a commit can hold.
 */
const addressBudget = 4_000_000;
const sourceBudget = 1_000_000;

/** Resolves the links of a page to one reference per target and role. */
export class References {
  readonly #parts: ReferencesParts;
  /** For each target, the last reference to it as a link, counted from 1 over all pages. */
  readonly #last = new IdNumbers();
  #count = 0;

  constructor(parts: ReferencesParts) {
    this.#parts = parts;
  }

  /** Counts the links and registers their targets. Returns the references that a rule may have a finding about. */
  of(page: TargetId, facts: LinkSource): LinkRef[] {
    const { state, outbox } = this.#parts;
    const refs: LinkRef[] = [];
    let spent = 0;
    for (const { target, role, link, occurrences, fragment, plain } of this.#gather(page, facts)) {
      if (role === 'link' && target !== page) outbox.countInLink(target);
      // A later link of the same page may have requeued its target as a page.
      if (plain && state.outcomeOf(target) !== undefined) continue;
      if (role === 'fragment') spent += fragment.length;
      if (role === 'fragment' && spent >= sourceBudget) {
        outbox.recordOmitted('rest', facts.url);
        continue;
      }
      const { line, column, snippet } = facts.locate(link);
      // Line and column are enough to find the element.
      const shown = spent + snippet.length < sourceBudget ? snippet : '';
      spent += shown.length;
      const ref = [target, role, link.element, line, column, shown, occurrences] as const;
      refs.push(role === 'fragment' ? [...ref, ownCopy(fragment)] : ref);
    }
    return refs;
  }

  #gather(page: TargetId, facts: LinkSource): readonly Reference[] {
    const { state, outbox } = this.#parts;
    const depth = state.depthOf(page) + 1;
    const host = hostOf(facts.url);
    const found: Reference[] = [];
    const others = new Map<string, Reference>();
    let spent = 0;
    for (const link of facts.links) {
      const known = state.urls.length;
      const target = spent < addressBudget ? this.#targetOf(link, facts, depth) : this.#known(link, facts);
      if (target === null) continue;
      if (state.urls.length > known) spent += lengthOf(state.urlOf(target), host);
      if (target !== page && link.asPage && state.unlinked.has(target)) outbox.record(['linked', target]);
      const before = found.length;
      if (link.role === 'link') this.#addLink(found, target, link);
      else addOther(found, others, newReference(target, link.role, link));
      const fragment = link.element === 'a' ? fragmentOf(link.written) : '';
      if (fragment !== '') addOther(found, others, newReference(target, 'fragment', link, fragment));
      for (let at = before; at < found.length; at++) markPlain(state, found[at], facts.url);
    }
    this.#count += found.length;
    return found;
  }

  #addLink(found: Reference[], target: TargetId, link: LinkFact): void {
    const known = found[this.#last.get(target) - this.#count - 1];
    if (known) {
      known.occurrences++;
      // A link makes a better finding than a form.
      if (sendsForm(known.link.element) && !sendsForm(link.element)) known.link = link;
      return;
    }
    found.push(newReference(target, 'link', link));
    this.#last.set(target, this.#count + found.length);
  }

  #known(link: LinkFact, facts: LinkSource): TargetId | null {
    const { outbox, registry } = this.#parts;
    const resolved = facts.lookUp(link.written);
    const target = registry.known(resolved);
    if (target === null && typeof resolved.href === 'string') outbox.recordOmitted('rest', facts.url);
    return target;
  }

  #targetOf(link: LinkFact, facts: LinkSource, depth: number): TargetId | null {
    const { registry } = this.#parts;
    const resolved = facts.lookUp(link.written);
    const long = resolved.href === null ? tooLongUrl(link.written, facts.base) : null;
    if (long !== null) return registry.tooLong(long, wantedKindOf(link), depth);
    if (resolved.href !== undefined) return registry.link(resolved, wantedKindOf(link), depth, facts.url);
    if (!/^(?:https?:|\/\/)/i.test(link.written)) return null;
    return registry.invalidUrl(maskCredentials(link.written).slice(0, 200), depth);
  }
}

function newReference(target: TargetId, role: LinkRole, link: LinkFact, fragment = ''): Reference {
  return { target, role, link, fragment, occurrences: 1, plain: false };
}

/**
 * Returns how much a URL adds to what is stored: the host of the page's own site repeats, which compresses to
 * nothing.
 */
function lengthOf(url: string, host: string): number {
  return 16 + (hostOf(url) === host ? pathOf(url) : url).length;
}

function markPlain(state: CrawlState, reference: Reference | undefined, page: string): void {
  if (reference) reference.plain = isPlain(state, reference.target, reference.role, page);
}

function addOther(found: Reference[], others: Map<string, Reference>, reference: Reference): void {
  const { target, role, fragment } = reference;
  const key = `${target} ${role} ${fragment}`;
  const known = others.get(key);
  if (known) known.occurrences++;
  else {
    others.set(key, reference);
    found.push(reference);
  }
}

/**
 * Returns whether the target responded with 200 without a redirect and no rule can have a finding about a link to it.
 * @param page URL of the page that links to it.
 */
export function isPlain(state: CrawlState, target: TargetId, role: LinkRole, page: string): boolean {
  const outcome = state.outcomeOf(target);
  if (outcome?.kind !== 'ok' || outcome.asset || outcome.closed || role === 'fragment') return false;
  if (state.canonicalised.has(target)) return false;
  return !(page.startsWith('https:') && state.urlOf(target).startsWith('http:'));
}

/** Returns how to request the target of a link. */
function wantedKindOf({ asPage, asFile }: LinkFact): TargetKind {
  if (asPage) return 'page';
  return asFile ? 'file' : 'check';
}
