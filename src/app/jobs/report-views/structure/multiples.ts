import { type Severity, severities } from '#domain/finding';
import { pageTypes } from '#domain/sortedReport';
import { readable } from '#ui/format';
import { folderParts, only, otherFolders, weightOf, weights } from '../pages/choosePages';
import { type PageTable, type StatusClass, statusClasses, statusClassOf } from '../pages/PageTable';
import { zeroes } from '../pages/pageCounts';

/** The number of pages of a bar, by segment. */
export interface Bar<Kind extends string> {
  /** Its value in the filter of the URL list. */
  readonly key: string;
  readonly label: string;
  readonly pieces: Readonly<Record<Kind, number>>;
  readonly total: number;
}

/** One of several small charts that are drawn alike for comparison. */
export interface Multiple<Kind extends string> {
  /** Its value in the filter of the URL list. */
  readonly key: string;
  readonly title: string;
  readonly total: number;
  readonly bars: readonly Bar<Kind>[];
}

export const healths = [
  'clean',
  'unasked',
  'notice',
  'unverified',
  'warning',
  'error',
] as const satisfies readonly ('clean' | 'unasked' | Severity)[];
export type Health = (typeof healths)[number];

/** Depths from here on share a bar. */
const deepest = 7;
/** Groups the site by folder, and each folder by depth: where the pages and the problems are. */
export function byFolderAndDepth(table: PageTable): readonly Multiple<Health>[] {
  const folders = table.column('folder');
  const depths = table.column('depth');
  const worsts = table.column('worst');
  const statuses = table.column('status');
  const indexed = table.column('indexing');
  const rows = Math.min(
    deepest,
    depths.reduce((most, depth) => Math.max(most, depth), 0),
  );
  const labels = Array.from({ length: rows + 1 }, (_, at) => (at === deepest ? `${deepest}+` : String(at)));
  const heads = labels.map((label) => ({ key: label, label }));

  const parts = folderParts(table);
  const drafts = new Map([...new Set(parts)].map((part) => [part, draftOf(heads, healths)]));
  for (let place = 0; place < table.length; place++) {
    const part = parts[folders[place] ?? -1] ?? otherFolders;
    const isRequested = statusClassOf(statuses[place], indexed[place]) !== 'unasked';
    const health = severities[worsts[place] ?? -1] ?? (isRequested ? 'clean' : 'unasked');
    count(drafts.get(part), Math.min(deepest, depths[place] ?? 0), health);
  }
  return [...drafts]
    .sort(
      ([a, { total }], [b, { total: other }]) =>
        Number(a === otherFolders) - Number(b === otherFolders) || other - total || a.localeCompare(b),
    )
    .map(([key, draft]) => ({
      key,
      title: key === otherFolders ? 'Other folders' : readable(key),
      ...draft,
    }));
}

/** Groups the whole site by depth. */
export function byDepth(table: PageTable): Multiple<Health> {
  const folders = byFolderAndDepth(table);
  const heads = folders[0]?.bars ?? [];
  const bars = heads.map((head, at) => {
    const same = folders.map(({ bars }) => bars[at]).filter((bar) => bar !== undefined);
    const pieces = zeroes(healths);
    for (const health of healths) for (const bar of same) pieces[health] += bar.pieces[health];
    return { ...head, pieces, total: same.reduce((sum, { total }) => sum + total, 0) };
  });
  return { key: 'all', title: 'Clicks from the start URL', total: table.length, bars };
}

/** Returns the filter for exactly the pages at a depth. */
export const pagesOfDepth = (depth: string) => only({ depth });

/** Returns the filter for exactly the pages of a bar of folders by depth. */
export const pagesOfFolder = (folder: string, depth: string) => only({ folder, depth });

const typeTitles = {
  html: 'HTML',
  document: 'Documents',
  image: 'Images',
  data: 'Data and feeds',
  other: 'Other files',
  none: 'No content',
} as const;

/** Groups the URLs by type, weight and status. */
export function byTypeAndWeight(table: PageTable): readonly Multiple<StatusClass>[] {
  const types = table.column('type');
  const bytes = table.column('bytes');
  const statuses = table.column('status');
  const indexed = table.column('indexing');
  const heads = weights.map(({ id, label }) => ({ key: id, label }));
  const drafts = pageTypes.map(() => draftOf(heads, statusClasses));
  for (let place = 0; place < table.length; place++) {
    const kind = statusClassOf(statuses[place], indexed[place]);
    count(drafts[types[place] ?? -1], weightOf(bytes[place] ?? 0), kind);
  }
  return pageTypes.flatMap((type, n) => {
    const draft = drafts[n];
    return draft && draft.total > 0 ? { key: type, title: typeTitles[type], ...draft } : [];
  });
}

/** Returns the filter for exactly the pages of a bar of types by weight, heaviest first. */
export const pagesOfType = (type: string, weight: string) => only({ type, weight, sort: 'bytes.desc' });

type Head = { readonly key: string; readonly label: string };

/** A chart during counting. */
interface Draft<Kind extends string> {
  total: number;
  readonly bars: readonly (Head & { readonly pieces: Record<Kind, number>; total: number })[];
}

const draftOf = <Kind extends string>(heads: readonly Head[], kinds: readonly Kind[]): Draft<Kind> => ({
  total: 0,
  bars: heads.map((head) => ({ ...head, pieces: zeroes(kinds), total: 0 })),
});

function count<Kind extends string>(draft: Draft<Kind> | undefined, bar: number, kind: Kind): void {
  const counted = draft?.bars[bar];
  if (!draft || !counted) return;
  draft.total += 1;
  counted.total += 1;
  counted.pieces[kind] += 1;
}
