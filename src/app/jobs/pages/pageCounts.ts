import { type Indexing, indexings } from '../../../domain/indexing';
import { type StatusClass, statusClasses, statusClassOf } from './choosePages';
import type { PageTable } from './PageTable';

/** How many pages each choice would leave. */
export interface PageCounts {
  readonly status: Readonly<Record<StatusClass, number>>;
  readonly faulty: number;
  readonly indexing: Readonly<Record<Indexing, number>>;
}

export function countPages(table: PageTable): PageCounts {
  const status = zeroes(statusClasses);
  const indexing = zeroes(indexings);
  let faulty = 0;
  const statuses = table.column('status');
  for (const [place, one] of table.column('indexing').entries()) {
    status[statusClassOf(statuses[place], one)] += 1;
    indexing[indexings[one] ?? 'failed'] += 1;
  }
  for (const one of table.column('findings')) if (one > 0) faulty += 1;
  return { status, faulty, indexing };
}

export const zeroes = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
