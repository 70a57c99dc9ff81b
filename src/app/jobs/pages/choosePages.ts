import { type Indexing, indexings } from '../../../domain/indexing';
import { type PageType, pageTypes } from '../../../domain/sortedReport';
import type { PageTable } from './PageTable';

export const statusClasses = ['ok', 'redirect', 'broken', 'silent'] as const;
export type StatusClass = (typeof statusClasses)[number];

export function statusClassOf(status: number): StatusClass {
  if (status === 0) return 'silent';
  if (status >= 400) return 'broken';
  return status >= 300 ? 'redirect' : 'ok';
}

export const sortKeys = ['url', 'status', 'findings', 'inLinks', 'depth', 'bytes', 'durationMs'] as const;
export type SortKey = (typeof sortKeys)[number];

/** What of the pages is shown, and in which order; all of it stands in the address. */
export interface PageChoice {
  readonly status: StatusClass | undefined;
  readonly type: PageType | undefined;
  readonly indexing: Indexing | undefined;
  readonly folder: string | undefined;
  readonly depth: number | undefined;
  readonly faulty: boolean;
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Part of an address or title. */
  readonly text: string;
}

export function choiceIn(query: URLSearchParams): PageChoice {
  const [sort = 'url', direction] = (query.get('sort') ?? '').split('.');
  const depth = query.get('depth');
  return {
    status: statusClasses.find((one) => one === query.get('status')),
    type: pageTypes.find((one) => one === query.get('type')),
    indexing: indexings.find((one) => one === query.get('indexing')),
    folder: query.get('folder') ?? undefined,
    depth: depth !== null && /^\d+$/.test(depth) ? Number(depth) : undefined,
    faulty: query.get('faulty') === 'yes',
    sort: sortKeys.find((one) => one === sort) ?? 'url',
    descending: direction === 'desc',
    text: query.get('q') ?? '',
  };
}

/** The places of the pages that are wanted, in the order in which they are wanted. */
export function choosePages(table: PageTable, choice: PageChoice): Int32Array {
  const { sort, descending } = choice;
  const isWanted = wish(table, choice);
  const all = new Int32Array(table.length);
  let chosen = 0;
  for (let place = 0; place < table.length; place++) if (isWanted(place)) all[chosen++] = place;
  const places = all.subarray(0, chosen);
  // Places are in the order of the addresses already.
  if (sort === 'url') return descending ? places.reverse() : places;
  const values = table.column(sort);
  const value = (place: number) => values[place] ?? 0;
  return places.sort((a, b) => (descending ? value(b) - value(a) : value(a) - value(b)) || a - b);
}

/** What is asked of a page, as the numbers that the table has: each is looked up once, not for every page. */
function wish(table: PageTable, choice: PageChoice): (place: number) => boolean {
  const { status, depth } = choice;
  const equal: (readonly [column: Float64Array, value: number])[] = [];
  if (choice.type !== undefined) equal.push([table.column('type'), pageTypes.indexOf(choice.type)]);
  if (choice.indexing !== undefined)
    equal.push([table.column('indexing'), indexings.indexOf(choice.indexing)]);
  if (choice.folder !== undefined) equal.push([table.column('folder'), table.folders.indexOf(choice.folder)]);
  if (depth !== undefined) equal.push([table.column('depth'), depth]);
  const statuses = table.column('status');
  const findings = table.column('findings');
  return (place) =>
    (status === undefined || statusClassOf(statuses[place] ?? 0) === status) &&
    (!choice.faulty || (findings[place] ?? 0) > 0) &&
    equal.every(([column, value]) => column[place] === value);
}
