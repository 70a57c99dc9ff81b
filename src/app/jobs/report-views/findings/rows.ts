import type { RuleView } from './ruleViews';

/** One row of the list of findings: a rule's heading, how many findings precede the listed ones, or a finding. */
export type Row =
  | { readonly kind: 'rule'; readonly view: RuleView; readonly open: boolean }
  | { readonly kind: 'earlier'; readonly view: RuleView }
  | { readonly kind: 'finding'; readonly view: RuleView; readonly index: number };

/** The number of rows between a rule's heading and its first finding. */
const before = ({ findings, length }: RuleView) => (findings > length ? 1 : 0);

/** All rows of the list. An expanded rule has its findings below its heading. */
export class Rows {
  readonly length: number;
  private readonly starts: readonly number[];
  private readonly views: readonly RuleView[];
  private readonly open: ReadonlySet<string>;

  constructor(views: readonly RuleView[], open: ReadonlySet<string>) {
    const starts: number[] = [];
    let length = 0;
    for (const view of views) {
      starts.push(length);
      length += 1 + (open.has(view.rule) ? before(view) + view.length : 0);
    }
    this.length = length;
    this.starts = starts;
    this.views = views;
    this.open = open;
  }

  at(row: number): Row | undefined {
    const number = this.ruleAt(row);
    const view = this.views[number];
    if (!view || row >= this.length) return undefined;
    const within = row - (this.starts[number] ?? 0);
    if (within === 0) return { kind: 'rule', view, open: this.open.has(view.rule) };
    const index = within - 1 - before(view);
    return index < 0 ? { kind: 'earlier', view } : { kind: 'finding', view, index };
  }

  /** Returns the heading that a row belongs to, or the row itself if it is one. */
  headingOf(row: number): number {
    return this.starts[this.ruleAt(row)] ?? 0;
  }

  /** Returns the row of a rule's heading. */
  rowOfRule(rule: string): number | undefined {
    return this.starts[this.views.findIndex((view) => view.rule === rule)];
  }

  /** Returns the row of a finding of an expanded rule. */
  rowOf(rule: string, index: number): number | undefined {
    const number = this.views.findIndex((view) => view.rule === rule);
    const [view, start] = [this.views[number], this.starts[number]];
    if (!view || start === undefined || !this.open.has(rule)) return undefined;
    return start + 1 + before(view) + index;
  }

  /** Returns a stable key, so that a row keeps its measured height while others come and go. */
  keyOf(row: number): string {
    const found = this.at(row);
    if (!found) return String(row);
    return found.kind === 'finding'
      ? `${found.view.rule} ${found.index}`
      : `${found.kind} ${found.view.rule}`;
  }

  private ruleAt(row: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
