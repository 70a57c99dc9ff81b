import type { AccessibleNames } from '../html/accessibleNames';

interface Nameable {
  isNamed: boolean;
}

/** Elements whose own tag doesn't show whether they have a name. What names them may be anywhere in the page. */
export class PendingNames {
  readonly #facts: Nameable[] = [];
  readonly #nodes: number[] = [];

  /** @param node its node in the outline. */
  add(fact: Nameable, node: number): void {
    if (fact.isNamed) return;
    this.#facts.push(fact);
    this.#nodes.push(node);
  }

  /** Determines at the end of the page which elements have a name. Hidden elements need none. */
  resolve(accessible: AccessibleNames): void {
    for (const [at, fact] of this.#facts.entries()) {
      const node = this.#nodes[at] ?? -1;
      fact.isNamed = accessible.hasName(node) || accessible.isHidden(node);
    }
  }
}
