import type { OpenElement } from '../markup/openElement';
import type { Tag } from '../markup/tag';
import { TreeBuilder } from '../markup/treeBuilder';
import type { FaultList } from './fault';
import * as names from './names';

/** Characters of an element's text that are looked at for a name. */
const longest = 10_000;

/** The ids of a page, each of which may stand only once in it, and in each of its shadow roots. */
export class Ids {
  readonly #faults: FaultList;
  readonly #source: string;
  /** With the place of the first element that has it. */
  #known = new Map<string, number>();
  readonly #page = this.#known;

  constructor(faults: FaultList, source: string) {
    this.#faults = faults;
    this.#source = source;
  }

  add(tag: Tag): void {
    const id = tag.attributes.get(names.id);
    if (!id) return;
    if (this.#known.has(id)) this.#faults.add('no-dup-id', `Another element has the id "${id}"`, tag);
    else this.#known.set(id, tag.start);
  }

  /** A shadow root has ids of its own. */
  beginScope(element: OpenElement): void {
    const around = this.#known;
    this.#known = new Map();
    element.watch = {
      ended: () => {
        this.#known = around;
      },
    };
  }

  has(id: string): boolean {
    return this.#page.has(id);
  }

  /** The text of the element that has an id; null when there is none. */
  textOf(id: string): string | null {
    const start = this.#page.get(id);
    if (start === undefined) return null;
    const source = this.#source.slice(start, start + longest);
    let text = '';
    const tree: TreeBuilder = new TreeBuilder(
      source,
      {
        open: () => undefined,
        close: () => {
          if (tree.depth === 0) tree.stop();
        },
        text: (from, to) => {
          if (tree.depth > 0) text += source.slice(from, to);
        },
        doctype: () => undefined,
      },
      false,
      null,
    );
    tree.run();
    return text;
  }
}
