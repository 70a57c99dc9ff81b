import * as groups from './kinds';
import { type Kind, kindOf } from './kinds';
import { isSame, type OpenElement, type OpenElements, type Repairs } from './openElements';

const p = kindOf('p');
const li = kindOf('li');
const form = kindOf('form');
const body = kindOf('body');
const html = kindOf('html');
const br = kindOf('br');
const template = kindOf('template');

const listWalls = new groups.Group('applet caption html table td th marquee object template ol ul');
const buttonWalls = new groups.Group('applet caption html table td th marquee object template button');
const tableWalls = new groups.Group('html table template');

/** @param element null if it can't have content. */
export type Closed = (kind: Kind, isImplied: boolean, element: OpenElement | null) => void;

/** Closes elements: by their end tags, and where others begin or end. */
export class EndTags {
  readonly #open: OpenElements;
  readonly #closed: Closed;
  readonly #repairs: Repairs | null;
  /** Pending end tags of elements whose early end has been reported: they have the same cause. */
  readonly #expected = new Map<string, number>();

  constructor(open: OpenElements, closed: Closed, repairs: Repairs | null) {
    this.#open = open;
    this.#closed = closed;
    this.#repairs = repairs;
  }

  end(kind: Kind): void {
    const open = this.#open;
    if (open.top.isForeign && this.#endForeign(kind)) return;
    if (isSame(open.top.kind, kind) && kind !== body && kind !== html) {
      this.popTo(open.depth - 1, false);
      return;
    }
    if (groups.voids.has(kind)) {
      this.#repairs?.voidEnd(kind);
      // Browsers read </br> as <br>.
      if (kind === br) this.#closed(kind, false, null);
      return;
    }
    // What follows them is still part of the page's body (13.2.6.4.19).
    if (kind === body || kind === html) return;
    const at = this.#find(kind);
    if (at < 0) this.#stray(kind);
    else if (kind === form) this.#endForm(at);
    else if (groups.formatting.has(kind)) this.#endFormatting(kind, at);
    else this.#endAt(kind, at);
  }

  /**
   * Closes all elements from this index on, and reports those that aren't meant to end there. @param isLastImplied
   * whether the outermost of them has no end tag, either.
   */
  popTo(index: number, isLastImplied: boolean, reports = true): void {
    const open = this.#open;
    while (open.depth > index) {
      const element = open.removeAt(open.depth - 1);
      const isLast = open.depth === index;
      if (!isLast || isLastImplied) this.#endedEarly(element, reports);
      this.#closed(element.kind, !isLast || isLastImplied, element);
    }
  }

  /** Expects the end tags of what a start tag has closed, from this index on: the start tag itself is reported. */
  expectFrom(index: number): void {
    for (let at = index; at < this.#open.depth; at++) this.#expect(this.#open.at(at));
  }

  /** @param isWhole whether the source was read to the end. */
  endAll(isWhole: boolean): void {
    this.popTo(0, true, isWhole);
  }

  #endedEarly(element: OpenElement, reports: boolean): void {
    if (!this.#repairs || element.isExplained || !reports || element.isForeign) return;
    if (groups.optionalEnds.has(element.kind)) return;
    this.#repairs.unclosed(element);
    this.#expect(element);
  }

  #expect(element: OpenElement): void {
    if (element.isExplained || !this.#repairs) return;
    element.isExplained = true;
    const { name } = element.kind;
    this.#expected.set(name, (this.#expected.get(name) ?? 0) + 1);
  }

  #stray(kind: Kind): void {
    const expected = this.#expected.get(kind.name) ?? 0;
    if (expected > 0) this.#expected.set(kind.name, expected - 1);
    else this.#repairs?.strayEnd(kind);
  }

  /** Returns the index of the element that an end tag closes; -1 if there is none. */
  #find(kind: Kind): number {
    if (kind === p) return this.#open.inScope(kind, buttonWalls);
    if (kind === li) return this.#open.inScope(kind, listWalls);
    if (kind.name === 'table' || groups.tableParts.has(kind)) return this.#open.inScope(kind, tableWalls);
    if (groups.headings.has(kind)) return this.#openHeading();
    if (kind === template || groups.special.has(kind) || groups.formatting.has(kind))
      return this.#open.inScope(kind);
    return this.#reachable(kind);
  }

  #openHeading(): number {
    const open = this.#open;
    for (let at = open.depth - 1; at >= 0; at--) {
      const { kind } = open.at(at);
      if (groups.headings.has(kind)) return at;
      if (groups.scopes.has(kind)) return -1;
    }
    return -1;
  }

  /** Returns the index of an ordinary element, whose end tag can't go past any special one. */
  #reachable(kind: Kind): number {
    const open = this.#open;
    if (kind.id > 0 && !open.has(kind)) return -1;
    for (let at = open.depth - 1; at >= 0; at--) {
      const other = open.at(at).kind;
      if (isSame(other, kind)) return at;
      if (groups.special.has(other)) return -1;
    }
    return -1;
  }

  #endAt(kind: Kind, at: number): void {
    const element = this.#open.at(at);
    // For example, <h2> closed by </h3>.
    if (!isSame(element.kind, kind)) this.#repairs?.strayEnd(kind);
    this.popTo(at, false);
  }

  /** Closes a form; elements open in it stay open. */
  #endForm(at: number): void {
    const open = this.#open;
    if (open.hasUnendedAbove(at)) {
      this.#repairs?.earlyEnd(form, open.top);
      for (let above = at + 1; above < open.depth; above++) open.at(above).isExplained = true;
    }
    this.#closed(form, false, open.removeAt(at));
  }

  /** Closes formatting. Browsers close what is open in it, and reopen that afterward (13.2.6.4.7, adoption agency). */
  #endFormatting(kind: Kind, at: number): void {
    const open = this.#open;
    if (open.hasUnendedAbove(at) || this.#blockAbove(at) >= 0) this.#repairs?.earlyEnd(kind, open.top);
    if (this.#blockAbove(at) < 0) {
      for (let above = at + 1; above < open.depth; above++) this.#expect(open.at(above));
      this.popTo(at, false);
      return;
    }
    this.#closed(kind, false, open.removeAt(at));
  }

  #blockAbove(index: number): number {
    const open = this.#open;
    for (let at = index + 1; at < open.depth; at++) if (groups.special.has(open.at(at).kind)) return at;
    return -1;
  }

  /** Returns false if the end tag has no effect within the SVG or MathML. */
  #endForeign(kind: Kind): boolean {
    const open = this.#open;
    for (let at = open.depth - 1; at >= 0 && open.at(at).isForeign; at--) {
      if (!isSame(open.at(at).kind, kind)) continue;
      this.popTo(at, false);
      return true;
    }
    return false;
  }
}
