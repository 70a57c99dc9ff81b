import type { OpenElement } from '../markup/openElement';
import type { Tag } from '../markup/tag';
import type { FaultList } from './fault';
import * as names from './names';

/** The ids of a page, each of which may stand only once in it, and in each of its shadow roots. */
export class Ids {
  readonly #faults: FaultList;
  #known = new Set<string>();

  constructor(faults: FaultList) {
    this.#faults = faults;
  }

  add(tag: Tag): void {
    const id = tag.attributes.get(names.id);
    if (!id) return;
    if (this.#known.has(id)) this.#faults.add('no-dup-id', `Another element has the id "${id}"`, tag);
    else this.#known.add(id);
  }

  /** A shadow root has ids of its own. */
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
