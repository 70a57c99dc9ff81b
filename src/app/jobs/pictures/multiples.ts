import { type Severity, severities } from '../../../domain/finding';
import { pageTypes } from '../../../domain/sortedReport';
import { type StatusClass, statusClasses, statusClassOf } from '../pages/choosePages';
import type { PageTable } from '../pages/PageTable';
import { zeroes } from '../pages/pageCounts';

/** How many pages a bar stands for, by what its pieces mean. */
export interface Bar<Kind extends string> {
  readonly label: string;
  readonly pieces: Readonly<Record<Kind, number>>;
  readonly total: number;
}

/** One of several small pictures that are drawn alike, to be compared. */
export interface Multiple<Kind extends string> {
  readonly key: string;
  readonly title: string;
  readonly total: number;
  readonly bars: readonly Bar<Kind>[];
}

export const healths = ['clean', 'notice', 'unverified', 'warning', 'error'] as const satisfies readonly (
  | 'clean'
  | Severity
)[];
export type Health = (typeof healths)[number];

/** Depths from here on share a bar. */
const deepest = 7;
/** Folders with a picture of their own; the small ones share the last. */
const mostFolders = 8;
export const otherFolders = 'Other folders';

/** The site by folder, and in each by depth: where the pages are, and where the faults are. */
export function byFolderAndDepth(table: PageTable): readonly Multiple<Health>[] {
  const folders = table.column('folder');
  const depths = table.column('depth');
  const worsts = table.column('worst');
  const rows = Math.min(
    deepest,
    depths.reduce((most, depth) => Math.max(most, depth), 0),
  );
  const labels = Array.from({ length: rows + 1 }, (_, at) => (at === deepest ? `${deepest}+` : String(at)));

  const titles = titlesOf(table);
  const drafts = new Map([...new Set(titles)].map((title) => [title, draftOf(labels, healths)]));
  for (let place = 0; place < table.length; place++) {
    const title = titles[folders[place] ?? -1] ?? otherFolders;
    const health = severities[worsts[place] ?? -1] ?? 'clean';
    count(drafts.get(title), Math.min(deepest, depths[place] ?? 0), health);
  }
  return [...drafts]
    .sort(
      ([a, { total }], [b, { total: other }]) =>
        Number(a === otherFolders) - Number(b === otherFolders) || other - total || a.localeCompare(b),
    )
    .map(([folder, draft]) => ({ key: folder, title: folder, ...draft }));
}

/** The picture that each folder is in, by the folder's number. */
function titlesOf(table: PageTable): readonly string[] {
  const sizes = new Float64Array(table.folders.length);
  for (const folder of table.column('folder')) sizes[folder] = (sizes[folder] ?? 0) + 1;
  const bySize = table.folders
    .map((folder, n) => ({ folder, size: sizes[n] ?? 0 }))
    .sort((a, b) => b.size - a.size || a.folder.localeCompare(b.folder));
  const own = new Set(
    bySize.slice(0, bySize.length <= mostFolders ? mostFolders : mostFolders - 1).map(({ folder }) => folder),
  );
  return table.folders.map((folder) => (own.has(folder) ? folder : otherFolders));
}

const weights = [
  { label: 'under 10 KB', below: 10_000 },
  { label: '10–50 KB', below: 50_000 },
  { label: '50–200 KB', below: 200_000 },
  { label: '200 KB–1 MB', below: 1_000_000 },
  { label: 'over 1 MB', below: Number.POSITIVE_INFINITY },
] as const;

const typeTitles = {
  html: 'HTML pages',
  document: 'Documents',
  image: 'Images',
  data: 'Data and feeds',
  other: 'Other files',
  none: 'No content',
} as const;

/** What the addresses are, how heavy, and what they answered. */
export function byTypeAndWeight(table: PageTable): readonly Multiple<StatusClass>[] {
  const types = table.column('type');
  const bytes = table.column('bytes');
  const statuses = table.column('status');
  const labels = weights.map(({ label }) => label);
  const drafts = pageTypes.map(() => draftOf(labels, statusClasses));
  for (let place = 0; place < table.length; place++) {
    const weight = weights.findIndex(({ below }) => (bytes[place] ?? 0) < below);
    count(drafts[types[place] ?? -1], weight, statusClassOf(statuses[place] ?? 0));
  }
  return pageTypes.flatMap((type, n) => {
    const draft = drafts[n];
    return draft && draft.total > 0 ? { key: type, title: typeTitles[type], ...draft } : [];
  });
}

/** A picture while it is counted. */
interface Draft<Kind extends string> {
  total: number;
  readonly bars: readonly { readonly label: string; readonly pieces: Record<Kind, number>; total: number }[];
}

const draftOf = <Kind extends string>(labels: readonly string[], kinds: readonly Kind[]): Draft<Kind> => ({
  total: 0,
  bars: labels.map((label) => ({ label, pieces: zeroes(kinds), total: 0 })),
});

function count<Kind extends string>(draft: Draft<Kind> | undefined, bar: number, kind: Kind): void {
  const counted = draft?.bars[bar];
  if (!draft || !counted) return;
  draft.total += 1;
  counted.total += 1;
  counted.pieces[kind] += 1;
}
