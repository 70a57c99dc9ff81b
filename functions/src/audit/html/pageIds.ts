import type { Cut } from './cut.ts';

/** The ids of a page. One that stands alone and that nothing names is like none to the rules. */
export class PageIds {
  readonly #cuts = new Map<string, Cut>();
  readonly #used = new Set<string>();

  add(id: string, cut: Cut): void {
    if (this.#cuts.has(id)) this.#used.add(id);
    this.#cuts.set(id, cut);
  }

  /** @param value of an attribute that names an id, or several. */
  use(value: string): void {
    this.#used.add(value);
    for (const id of value.split(/\s+/)) this.#used.add(id);
  }

  unused(): Cut[] {
    return [...this.#cuts].filter(([id]) => !this.#used.has(id)).map(([, cut]) => cut);
  }
}
