import { type Indexing, indexings } from '../../../domain/indexing';
import { type PageType, pageTypes } from '../../../domain/sortedReport';
import type { PageFacts } from './pageRow';

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
export function choosePages(facts: readonly PageFacts[], choice: PageChoice): Int32Array {
  const chosen: number[] = [];
  for (let place = 0; place < facts.length; place++) {
    const page = facts[place];
    if (page && isWanted(page, choice)) chosen.push(place);
  }
  const places = Int32Array.from(chosen);
  const { sort, descending } = choice;
  // Places are in the order of the addresses already.
  if (sort === 'url') return descending ? places.reverse() : places;
  const value = (place: number) => facts[place]?.[sort] ?? 0;
  return places.sort((a, b) => (descending ? value(b) - value(a) : value(a) - value(b)) || a - b);
}

/** How many addresses each filter would leave. */
export interface PageCounts {
  readonly byStatus: Readonly<Record<StatusClass, number>>;
  readonly byIndexing: ReadonlyMap<Indexing, number>;
  readonly faulty: number;
}

export function countPages(facts: readonly PageFacts[]): PageCounts {
  const byStatus = { ok: 0, redirect: 0, broken: 0, silent: 0 };
  const byIndexing = new Map<Indexing, number>();
  let faulty = 0;
  for (const { status, indexing, findings = 0 } of facts) {
    byStatus[statusClassOf(status)] += 1;
    byIndexing.set(indexing, (byIndexing.get(indexing) ?? 0) + 1);
    if (findings > 0) faulty += 1;
  }
  return { byStatus, byIndexing, faulty };
}

function isWanted(page: PageFacts, { status, type, indexing, folder, depth, faulty }: PageChoice): boolean {
  return (
    (status === undefined || statusClassOf(page.status) === status) &&
    (type === undefined || page.type === type) &&
    (indexing === undefined || page.indexing === indexing) &&
    (folder === undefined || page.folder === folder) &&
    (depth === undefined || page.depth === depth) &&
    (!faulty || (page.findings ?? 0) > 0)
  );
}
