import { type Severity, severities } from '../../../domain/finding';
import { pageTypes } from '../../../domain/sortedReport';
import { type StatusClass, statusClasses, statusClassOf } from '../pages/choosePages';
import type { PageFacts } from '../pages/pageRow';

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
export function byFolderAndDepth(pages: readonly PageFacts[]): readonly Multiple<Health>[] {
  const sizes = new Map<string, number>();
  for (const { folder } of pages) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  const bySize = [...sizes].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const shown = bySize.slice(0, bySize.length <= mostFolders ? mostFolders : mostFolders - 1);
  const own = new Set(shown.map(([folder]) => folder));
  const groups = new Map<string, PageFacts[]>(shown.map(([folder]) => [folder, []]));
  for (const page of pages) {
    const key = own.has(page.folder) ? page.folder : otherFolders;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(page);
  }
  const depth = Math.min(
    deepest,
    pages.reduce((most, page) => Math.max(most, page.depth), 0),
  );
  return [...groups].map(([folder, group]) => ({
    key: folder,
    title: folder,
    total: group.length,
    bars: Array.from({ length: depth + 1 }, (_, at) =>
      barOf(
        at === deepest ? `${deepest}+` : String(at),
        healths,
        group.filter((page) => Math.min(deepest, page.depth) === at).map(healthOf),
      ),
    ),
  }));
}

function healthOf({ worst }: PageFacts): Health {
  return severities[worst] ?? 'clean';
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
export function byTypeAndWeight(pages: readonly PageFacts[]): readonly Multiple<StatusClass>[] {
  return pageTypes.flatMap((type) => {
    const own = pages.filter((page) => page.type === type);
    if (own.length === 0) return [];
    return {
      key: type,
      title: typeTitles[type],
      total: own.length,
      bars: weights.map(({ label, below }, at) => {
        const above = weights[at - 1]?.below ?? 0;
        const within = own.filter(({ bytes }) => bytes >= above && bytes < below);
        return barOf(
          label,
          statusClasses,
          within.map(({ status }) => statusClassOf(status)),
        );
      }),
    };
  });
}

function barOf<Kind extends string>(
  label: string,
  kinds: readonly Kind[],
  found: readonly Kind[],
): Bar<Kind> {
  const pieces = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const kind of found) pieces[kind] += 1;
  return { label, pieces, total: found.length };
}
