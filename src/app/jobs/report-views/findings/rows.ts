import type { FindingsView } from './ruleViews';

/** One row of the list of findings: the heading of a rule or page, how many findings precede the listed ones, or a finding. */
export type Row =
  | { readonly kind: 'heading'; readonly view: FindingsView; readonly open: boolean }
  | { readonly kind: 'earlier'; readonly view: FindingsView }
  | { readonly kind: 'finding'; readonly view: FindingsView; readonly index: number };

/** Which groups are expanded, by ID. */
export interface OpenGroups {
  has(id: string): boolean;
}

/** The number of rows between a heading and its first finding. */
const before = ({ findings, length }: FindingsView) => (findings > length ? 1 : 0);

/** All rows of the list. An expanded group has its findings below its heading. */
export class Rows {
  readonly length: number;
  private readonly starts: readonly number[];
  private readonly views: readonly FindingsView[];
  private readonly open: OpenGroups;

  constructor(views: readonly FindingsView[], open: OpenGroups) {
    const starts: number[] = [];
    let length = 0;
    for (const view of views) {
      starts.push(length);
      length += 1 + (open.has(view.id) ? before(view) + view.length : 0);
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
    if (within === 0) return { kind: 'heading', view, open: this.open.has(view.id) };
    const index = within - 1 - before(view);
    return index < 0 ? { kind: 'earlier', view } : { kind: 'finding', view, index };
  }

  /** Returns the heading that a row belongs to, or the row itself if it is one. */
  headingOf(row: number): number {
    return this.starts[this.ruleAt(row)] ?? 0;
  }

  /** Returns the row of a group's heading. */
  rowOfHeading(id: string): number | undefined {
    return this.starts[this.views.findIndex((view) => view.id === id)];
  }

  /** Returns the row of the finding at a position of the report, if its group is listed and expanded. */
  rowOf(position: number): number | undefined {
    for (const [number, view] of this.views.entries()) {
      const index = view.indexOf(position);
      if (index >= 0)
        return this.open.has(view.id) ? (this.starts[number] ?? 0) + 1 + before(view) + index : undefined;
    }
    return undefined;
  }

  /** Returns a stable key, so that a row keeps its measured height while others come and go. */
  keyOf(row: number): string {
    const found = this.at(row);
    if (!found) return String(row);
    return found.kind === 'finding' ? `${found.view.id} ${found.index}` : `${found.kind} ${found.view.id}`;
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
