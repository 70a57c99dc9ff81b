import { docsPath } from '../../domain/routes';
import { type DocsSection, docsSections, type Entry } from '../entry';
import type { Neighbors } from '../prose/PageEnd';

export type TreeEntry = Pick<Entry, 'path' | 'title' | 'section' | 'order'>;

export interface TreeSection {
  readonly name: DocsSection;
  readonly pages: readonly Pick<TreeEntry, 'path' | 'title'>[];
}

/** What a docs page shows about others. */
export interface DocsPlace extends Neighbors {
  readonly tree: readonly TreeSection[];
}

const rulesPath = docsPath('rules');

/** Whether the page is a rule's or the list of all rules. */
export const isRulePath = (path: string) => path === rulesPath || path.startsWith(`${rulesPath}/`);

/** Groups the docs in reading order: by section, then by `order`. Omits empty sections. */
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

/** The limit of pages from the current section. Other sections only show their first page. */
const maxOwnPages = 40;
const maxOtherPages = 14;

/**
 * Returns each page's neighbors in reading order and its tree. The tree's size is limited, so that no page's HTML
 * grows with the number of pages. A long section is reduced to the pages around the current one and its first. The
 * rules only have the page that lists them here: `RuleTree` shows them by category.
 */
export function placesIn(tree: readonly TreeSection[]): Map<string, DocsPlace> {
  const all = tree.flatMap(({ pages }) => pages);
  const elsewhere = new Map(
    tree.map(({ name, pages }) => [
      name,
      { name, pages: name === 'Rules' || pages.length > maxOtherPages ? pages.slice(0, 1) : pages },
    ]),
  );
  const sectionOf = new Map(tree.flatMap((section) => section.pages.map(({ path }) => [path, section])));
  return new Map(
    all.map(({ path }, index) => [
      path,
      {
        tree: tree.map((section) =>
          section === sectionOf.get(path) && section.name !== 'Rules'
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
  if (pages.length <= maxOwnPages) return pages;
  const at = pages.findIndex((page) => page.path === path);
  const from = Math.max(1, Math.min(at - maxOwnPages / 2, pages.length - maxOwnPages + 1));
  return [...pages.slice(0, 1), ...pages.slice(from, from + maxOwnPages - 1)];
}
