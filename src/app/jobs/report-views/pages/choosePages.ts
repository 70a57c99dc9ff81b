import { severities } from '#domain/finding';
import { type Indexing, indexings } from '#domain/indexing';
import { type PageType, pageTypes } from '#domain/sortedReport';
import { type PageTable, type StatusClass, statusClasses, statusClassOf } from './PageTable';

/** URLs with any finding, or with an error. */
export const problemFilters = ['yes', 'error'] as const;
export type ProblemFilter = (typeof problemFilters)[number];

export const sortKeys = ['url', 'status', 'findings', 'inLinks', 'depth', 'bytes', 'durationMs'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface DepthChoice {
  readonly least: number;
  /** Infinity for “and deeper”. */
  readonly most: number;
}

/** The filters and the order of the pages; all of it is kept in the URL. */
export interface PageChoice {
  readonly status: StatusClass | undefined;
  readonly type: PageType | undefined;
  readonly indexing: Indexing | undefined;
  /** `otherFolders` stands for all without a chart of their own. */
  readonly folder: string | undefined;
  readonly depth: DepthChoice | undefined;
  readonly weight: WeightId | undefined;
  readonly faulty: ProblemFilter | undefined;
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Part of a URL or title. */
  readonly text: string;
}

/** All filters, cleared. */
export const noChoice = {
  status: null,
  type: null,
  indexing: null,
  folder: null,
  depth: null,
  weight: null,
  faulty: null,
  q: null,
} as const;
type NarrowedBy = keyof typeof noChoice;

/** Returns the query changes that show only these pages and clear all other filters. */
export const only = (wanted: Partial<Record<NarrowedBy | 'sort', string>>) => ({ ...noChoice, ...wanted });

export function choiceIn(query: URLSearchParams): PageChoice {
  const [sort = 'url', direction] = (query.get('sort') ?? '').split('.');
  return {
    status: statusClasses.find((one) => one === query.get('status')),
    type: pageTypes.find((one) => one === query.get('type')),
    indexing: indexings.find((one) => one === query.get('indexing')),
    folder: query.get('folder') ?? undefined,
    depth: depthIn(query.get('depth') ?? ''),
    weight: weights.find(({ id }) => id === query.get('weight'))?.id,
    faulty: problemFilters.find((one) => one === query.get('faulty')),
    sort: sortKeys.find((one) => one === sort) ?? 'url',
    descending: direction === 'desc',
    text: query.get('q') ?? '',
  };
}

/** Parses “3”, or “7+” for seven and deeper. */
function depthIn(typed: string): DepthChoice | undefined {
  const [, digits, deeper] = /^(\d{1,6})(\+?)$/.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const least = Number(digits);
  return { least, most: deeper ? Number.POSITIVE_INFINITY : least };
}

export const depthWords = ({ least, most }: DepthChoice) => (most === least ? `${least}` : `${least}+`);

/** Returns the indexes of the matching pages, sorted. */
export function choosePages(table: PageTable, choice: PageChoice): Int32Array {
  const { sort, descending } = choice;
  const isWanted = wish(table, choice);
  const all = new Int32Array(table.length);
  let chosen = 0;
  for (let place = 0; place < table.length; place++) if (isWanted(place)) all[chosen++] = place;
  const places = all.subarray(0, chosen);
  // Pages are already ordered by URL.
  if (sort === 'url') return descending ? places.reverse() : places;
  const values = table.column(sort);
  const value = (place: number) => values[place] ?? 0;
  return places.sort((a, b) => (descending ? value(b) - value(a) : value(a) - value(b)) || a - b);
}

/** Returns a predicate that translates the filters to the table's numbers once, not for every page. */
export function wish(table: PageTable, choice: PageChoice): (place: number) => boolean {
  const { status, depth } = choice;
  const equal: (readonly [column: Float64Array, value: number])[] = [];
  if (choice.type !== undefined) equal.push([table.column('type'), pageTypes.indexOf(choice.type)]);
  if (choice.indexing !== undefined)
    equal.push([table.column('indexing'), indexings.indexOf(choice.indexing)]);
  const { least, most } = depth ?? { least: 0, most: Number.POSITIVE_INFINITY };
  const heavy = weights.findIndex(({ id }) => id === choice.weight);
  const parts = choice.folder === otherFolders ? folderParts(table) : table.folders;
  const statuses = table.column('status');
  const indexed = table.column('indexing');
  const findings = table.column('findings');
  const worsts = table.column('worst');
  const folders = table.column('folder');
  const depths = table.column('depth');
  const bytes = table.column('bytes');
  return (place) =>
    (status === undefined || statusClassOf(statuses[place], indexed[place]) === status) &&
    (choice.faulty !== 'yes' || (findings[place] ?? 0) > 0) &&
    (choice.faulty !== 'error' || severities[worsts[place] ?? -1] === 'error') &&
    (choice.folder === undefined || parts[folders[place] ?? -1] === choice.folder) &&
    (depth === undefined || ((depths[place] ?? 0) >= least && (depths[place] ?? 0) <= most)) &&
    (choice.weight === undefined || weightOf(bytes[place] ?? 0) === heavy) &&
    equal.every(([column, value]) => column[place] === value);
}

/** Parts of a site's pages, as the charts show them and the list filters by them. */

/** Transfer size classes, lightest first. */
export const weights = [
  { id: 'under-10-kb', label: 'under 10 KB', below: 10_000 },
  { id: '10-50-kb', label: '10–50 KB', below: 50_000 },
  { id: '50-200-kb', label: '50–200 KB', below: 200_000 },
  { id: '200-kb-1-mb', label: '200 KB–1 MB', below: 1_000_000 },
  { id: 'over-1-mb', label: 'over 1 MB', below: Number.POSITIVE_INFINITY },
] as const;
type WeightId = (typeof weights)[number]['id'];

export const weightOf = (bytes: number): number => weights.findIndex(({ below }) => bytes < below);

/** Maximum number of folders with a chart of their own; smaller ones share the last chart. */
const mostFolders = 8;

/** Stands for the folders that share a chart. Real folder names begin with “/”. */
export const otherFolders = 'other';

/** Returns the part for each folder number: its name, or `otherFolders`. */
export function folderParts(table: PageTable): readonly string[] {
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
