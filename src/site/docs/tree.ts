import { type DocsSection, docsSections, type Entry } from '../content/entry';

export type TreeEntry = Pick<Entry, 'path' | 'title' | 'section' | 'order'>;

export interface TreeSection {
  readonly name: DocsSection;
  readonly pages: readonly TreeEntry[];
}

/** The docs in the order in which they are read: by section, then by `order`. Sections without a page are left out. */
export function treeOf(entries: readonly TreeEntry[]): TreeSection[] {
  return docsSections
    .map((name) => ({
      name,
      pages: entries.filter(({ section }) => section === name).toSorted((a, b) => a.order - b.order),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** The pages before and after a path in reading order. */
export function neighboursOf(
  path: string,
  tree: readonly TreeSection[],
): { readonly previous?: TreeEntry; readonly next?: TreeEntry } {
  const all = tree.flatMap(({ pages }) => pages);
  const at = all.findIndex((entry) => entry.path === path);
  return at < 0 ? {} : { previous: all[at - 1], next: all[at + 1] };
}
