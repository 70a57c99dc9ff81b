import type { RuleView } from './ruleViews';

/** One row of the list of findings: a rule's heading, its advice, or a finding. */
export type Row =
  | { readonly kind: 'rule'; readonly view: RuleView; readonly open: boolean }
  | { readonly kind: 'advice'; readonly view: RuleView }
  | { readonly kind: 'finding'; readonly view: RuleView; readonly index: number };

/** All rows of the list. An expanded rule has its advice and findings below its heading. */
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
      length += open.has(view.rule) ? 2 + view.length : 1;
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
    if (within === 1) return { kind: 'advice', view };
    return { kind: 'finding', view, index: within - 2 };
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
    const start = this.rowOfRule(rule);
    return start === undefined || !this.open.has(rule) ? undefined : start + 2 + index;
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
