import type { Tag } from '../markup/attributes';
import type { OpenElement, Watch } from '../markup/openElements';
import * as names from './names';
import type { Place, ProblemList } from './problem';

/** Determines which cells of a table are headers, as far as their position shows it. */
class Table implements Watch {
  readonly #problems: ProblemList;
  readonly #unscoped: Place[] = [];
  #rows = 0;
  #columns = 0;
  #hasHeadersAttribute = false;
  #hasHead = false;
  #isEven = true;
  /** Whether header cells fill the first row and are nowhere else; the next field is about the first column. */
  #headsColumns = true;
  #headsRows = true;
  #cells = -1;
  #inFoot = false;

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  addHead(): void {
    this.#hasHead = true;
  }

  addRow(isInFoot: boolean): void {
    this.#endRow();
    this.#inFoot = isInFoot;
    this.#cells = 0;
  }

  addCell({ kind, attributes, start, end }: Tag): void {
    const isHeading = kind === names.th;
    if (attributes.has(names.headers)) this.#hasHeadersAttribute = true;
    if (isHeading && !scopes.test(attributes.get(names.scope) ?? '')) this.#unscoped.push({ start, end });
    if (this.#inFoot) return;
    if (isHeading !== (this.#rows === 0)) this.#headsColumns = false;
    if (isHeading !== this.#cells <= 0) this.#headsRows = false;
    this.#cells = Math.max(0, this.#cells) + 1;
  }

  ended(): void {
    this.#endRow();
    if (this.#isSimple) return;
    for (const place of this.#unscoped)
      this.#problems.add('wcag/h63', '<th> without a scope in a table of several headings', place);
  }

  get #isSimple(): boolean {
    if (this.#hasHeadersAttribute || this.#rows === 0 || this.#columns === 0 || !this.#isEven) return false;
    return this.#headsColumns || (this.#headsRows && !this.#hasHead);
  }

  #endRow(): void {
    if (this.#cells < 0 || this.#inFoot) return;
    if (this.#rows === 0) this.#columns = this.#cells;
    else if (this.#cells !== this.#columns) this.#isEven = false;
    if (this.#cells === 0) this.#headsRows = false;
    this.#rows++;
    this.#cells = -1;
  }
}

const scopes = /^(?:row|col|rowgroup|colgroup)$/;

/** The open tables at the current position. */
export class Tables {
  readonly #problems: ProblemList;
  readonly #open: Table[] = [];

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  begin(element: OpenElement): void {
    const table = new Table(this.#problems);
    this.#open.push(table);
    element.watch = {
      ended: () => {
        table.ended();
        this.#open.splice(this.#open.lastIndexOf(table), 1);
      },
    };
  }

  addHead(): void {
    this.#open.at(-1)?.addHead();
  }

  addRow(around: OpenElement): void {
    this.#open.at(-1)?.addRow(around.kind === names.tfoot);
  }

  addCell(tag: Tag): void {
    this.#open.at(-1)?.addCell(tag);
  }
}
