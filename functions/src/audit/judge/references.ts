import type { Registry } from '../frontier/registry';
import type { LinkFact, LinkSource } from '../parse/facts';
import { ownCopy } from '../parse/text';
import { IdNumbers } from '../state/idNumbers';
import type { LinkRef, LinkRole } from '../state/linkRef';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import type { TargetId, TargetKind } from '../state/target';
import { fragmentOf } from '../urls/url';

export interface ReferencesParts {
  readonly state: CrawlState;
  readonly outbox: Outbox;
  readonly registry: Registry;
}

/** A page's links to one target in one role, or to one place on it. */
interface Reference {
  readonly target: TargetId;
  readonly role: LinkRole;
  /** The first of them. */
  readonly link: LinkFact;
  readonly fragment: string;
  occurrences: number;
}

/** Bytes of addresses and source that the links of one page may add to a batch. */
const pageBudget = 200_000;

/** Makes of a page's links what they lead to, one reference for each target and role. */
export class References {
  readonly #parts: ReferencesParts;
  /** Of each target: the last reference to it as a link, counted from 1 over all pages. */
  readonly #last = new IdNumbers();
  #count = 0;

  constructor(parts: ReferencesParts) {
    this.#parts = parts;
  }

  /** Counts the links and enters their targets; gives the references that a rule may have something to say of. */
  of(page: TargetId, facts: LinkSource): LinkRef[] {
    const { state, outbox } = this.#parts;
    const refs: LinkRef[] = [];
    for (const { target, role, link, occurrences, fragment } of this.#gather(page, facts)) {
      if (role === 'link' && target !== page) outbox.countInLink(target);
      if (isPlain(state, target, role, facts.url)) continue;
      const { line, column, snippet } = facts.locate(link);
      const ref = [target, role, link.element, line, column, snippet, occurrences] as const;
      refs.push(role === 'fragment' ? [...ref, ownCopy(fragment)] : ref);
    }
    return refs;
  }

  #gather(page: TargetId, facts: LinkSource): readonly Reference[] {
    const { state, outbox } = this.#parts;
    const depth = state.depthOf(page) + 1;
    const found: Reference[] = [];
    const others = new Map<string, Reference>();
    let spent = 0;
    const add = (reference: Reference) => {
      found.push(reference);
      spent += reference.link.written.length + 250;
    };
    const addOther = (key: string, reference: Reference) => {
      const known = others.get(key);
      if (known) known.occurrences++;
      else {
        others.set(key, reference);
        add(reference);
      }
    };
    for (const link of facts.links) {
      if (spent >= pageBudget) break;
      const target = this.#targetOf(link, facts, depth);
      if (target === null) continue;
      if (target !== page && link.asPage && state.unlinked.has(target)) outbox.record(['linked', target]);
      const { role, element } = link;
      const reference = { target, role, link, fragment: '', occurrences: 1 };
      const known = role === 'link' ? found[this.#last.get(target) - this.#count - 1] : undefined;
      if (known) known.occurrences++;
      else if (role !== 'link') addOther(`${target} ${role}`, reference);
      else {
        add(reference);
        this.#last.set(target, this.#count + found.length);
      }
      const fragment = element === 'a' ? fragmentOf(link.written) : '';
      if (fragment !== '')
        addOther(`${target} #${fragment}`, { target, role: 'fragment', link, fragment, occurrences: 1 });
    }
    this.#count += found.length;
    return found;
  }

  #targetOf(link: LinkFact, facts: LinkSource, depth: number): TargetId | null {
    const { registry } = this.#parts;
    const address = facts.lookUp(link.written);
    if (address.href !== undefined) return registry.link(address, wishOf(link), depth);
    if (!/^(?:https?:|\/\/)/i.test(link.written)) return null;
    return registry.nonsense(link.written.slice(0, 200), depth);
  }
}

/**
 * The target answered 200 at its own address and there is nothing that a rule could say of a link to it.
 * @param page the address of the page that links to it.
 */
export function isPlain(state: CrawlState, target: TargetId, role: LinkRole, page: string): boolean {
  const outcome = state.outcomeOf(target);
  if (outcome?.kind !== 'ok' || outcome.asset || role === 'fragment') return false;
  if (state.notes.get(target)?.c !== undefined) return false;
  return !(page.startsWith('https:') && state.urlOf(target).startsWith('http:'));
}

/** As what a link's target is to be asked. */
function wishOf({ asPage, asFile }: LinkFact): TargetKind {
  if (asPage) return 'page';
  return asFile ? 'file' : 'check';
}
