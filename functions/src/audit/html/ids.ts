import type { Tag } from '../markup/attributes';
import type { OpenElement } from '../markup/openElements';
import * as names from './names';
import type { ProblemList } from './problem';

/** Checks that each ID is unique in a page, and in each of its shadow roots. */
export class Ids {
  readonly #problems: ProblemList;
  #known = new Set<string>();

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  add(tag: Tag): void {
    const id = tag.attributes.get(names.id);
    if (!id) return;
    if (this.#known.has(id)) this.#problems.add('no-dup-id', `Another element has the id "${id}"`, tag);
    else this.#known.add(id);
  }

  /** A shadow root has its own IDs. */
  beginScope(element: OpenElement): void {
    const around = this.#known;
    this.#known = new Set();
    element.watch = {
      ended: () => {
        this.#known = around;
      },
    };
  }
}
