import { type DocsSection, docsSections, type Entry } from '../content/entry';
import type { Neighbours } from '../prose/PrevNext';

export type TreeEntry = Pick<Entry, 'path' | 'title' | 'section' | 'order'>;

export interface TreeSection {
  readonly name: DocsSection;
  readonly pages: readonly Pick<TreeEntry, 'path' | 'title'>[];
}

/** What a docs page shows of the others. */
export interface DocsPlace extends Neighbours {
  readonly tree: readonly TreeSection[];
}

/** The docs in the order in which they are read: by section, then by `order`. Sections without a page are left out. */
export function treeOf(entries: readonly TreeEntry[]): TreeSection[] {
  return docsSections
    .map((name) => ({
      name,
      pages: entries
        .filter(({ section }) => section === name)
        .toSorted((a, b) => a.order - b.order || a.path.localeCompare(b.path))
        .map(({ path, title }) => ({ path, title })),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Pages of the section that the reader is in, and of another one before only its first page stands for it. */
const mostHere = 40;
const mostElsewhere = 14;

/**
 * The place of each page among all: its neighbours in reading order, and a tree that stays short however many pages
 * there are, so that no page's HTML grows with them. A long section is shown around the page, and led by its first.
 */
export function placesIn(tree: readonly TreeSection[]): Map<string, DocsPlace> {
  const all = tree.flatMap(({ pages }) => pages);
  const elsewhere = new Map(
    tree.map(({ name, pages }) => [
      name,
      { name, pages: pages.length > mostElsewhere ? pages.slice(0, 1) : pages },
    ]),
  );
  const sectionOf = new Map(tree.flatMap((section) => section.pages.map(({ path }) => [path, section])));
  return new Map(
    all.map(({ path }, index) => [
      path,
      {
        tree: tree.map((section) =>
          section === sectionOf.get(path)
            ? { name: section.name, pages: around(path, section.pages) }
            : (elsewhere.get(section.name) ?? section),
        ),
        previous: all[index - 1] ?? null,
        next: all[index + 1] ?? null,
      },
    ]),
  );
}

function around(path: string, pages: TreeSection['pages']): TreeSection['pages'] {
  if (pages.length <= mostHere) return pages;
  const at = pages.findIndex((page) => page.path === path);
  const from = Math.max(1, Math.min(at - mostHere / 2, pages.length - mostHere + 1));
  return [...pages.slice(0, 1), ...pages.slice(from, from + mostHere - 1)];
}
