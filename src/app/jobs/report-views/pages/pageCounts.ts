import { type Indexing, indexings } from '#domain/indexing';
import { choiceIn, type PageChoice, type ProblemFilter, problemFilters, wish } from './choosePages';
import type { PageTable } from './PageTable';
import { type StatusClass, statusClasses, statusClassOf } from './statusClass';

/** How many pages each option would match. */
export interface PageCounts {
  readonly status: Readonly<Record<StatusClass, number>>;
  readonly faulty: Readonly<Record<ProblemFilter, number>>;
  readonly indexing: Readonly<Record<Indexing, number>>;
}

const nothingChosen = choiceIn(new URLSearchParams());

/**
 * Counts with the other filters applied: each option replaces the current one of its kind.
 * @param matching the indexes of pages that match the searched text.
 */
export function countPages(
  table: PageTable,
  choice: PageChoice = nothingChosen,
  matching: ReadonlySet<number> | 'all' = 'all',
): PageCounts {
  const status = zeroes(statusClasses);
  const indexing = zeroes(indexings);
  const faulty = zeroes(problemFilters);
  const anyStatus = wish(table, { ...choice, status: undefined });
  const anyIndexing = wish(table, { ...choice, indexing: undefined });
  const isFaulty = wish(table, { ...choice, faulty: 'yes' });
  const hasError = wish(table, { ...choice, faulty: 'error' });
  const statuses = table.column('status');
  for (const [place, one] of table.column('indexing').entries()) {
    if (matching !== 'all' && !matching.has(place)) continue;
    if (anyStatus(place)) status[statusClassOf(statuses[place], one)] += 1;
    if (anyIndexing(place)) indexing[indexings[one] ?? 'failed'] += 1;
    if (isFaulty(place)) faulty.yes += 1;
    if (hasError(place)) faulty.error += 1;
  }
  return { status, faulty, indexing };
}

export const zeroes = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
