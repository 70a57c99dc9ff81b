import type { AccessibleNames } from '../html/accessibleNames';
import { isGenericInAny } from '../html/genericTexts';
import type { AnchorFact } from './facts';

interface Nameable {
  isNamed: boolean;
}

/** Elements whose own tag doesn't show their name. What names them may be anywhere in the page. */
export class PendingNames {
  readonly #facts: Nameable[] = [];
  readonly #nodes: number[] = [];
  readonly #links: AnchorFact[] = [];
  readonly #linkNodes: number[] = [];

  /** @param node its node in the outline. */
  add(fact: Nameable, node: number): void {
    if (fact.isNamed) return;
    this.#facts.push(fact);
    this.#nodes.push(node);
  }

  /** @param node its node in the outline. */
  addLink(anchor: AnchorFact, node: number): void {
    if (anchor.href === undefined) return;
    this.#links.push(anchor);
    this.#linkNodes.push(node);
  }

  /**
   * Determines at the end of the page which elements have a name, which hidden ones don't need, and the names of the
   * few links that may have a generic one.
   */
  resolve(accessible: AccessibleNames): void {
    for (const [at, fact] of this.#facts.entries()) {
      const node = this.#nodes[at] ?? -1;
      fact.isNamed = accessible.hasName(node) || accessible.isHidden(node);
    }
    for (const [at, link] of this.#links.entries()) {
      const node = this.#linkNodes[at] ?? -1;
      if (mayBeGeneric(link) && !accessible.isHidden(node)) link.name = accessible.nameOf(node);
    }
  }
}

function mayBeGeneric({ attributes, text }: AnchorFact): boolean {
  return attributes['aria-labelledby'] !== undefined || isGenericInAny(attributes['aria-label'] || text);
}
