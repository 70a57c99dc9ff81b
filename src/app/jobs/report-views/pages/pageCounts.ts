import { type Indexing, indexings } from '#domain/indexing';
import { formatNumber, plural, readable } from '#ui/format';
import {
  choiceIn,
  depthWords,
  otherFolders,
  type PageChoice,
  type ProblemFilter,
  problemFilters,
  weights,
  wish,
} from './choosePages';
import { type PageTable, type StatusClass, statusClasses, statusClassOf } from './PageTable';

/** How many pages each option would match. */
interface PageCounts {
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

/** Returns “/blog/, depth 7+, html”: the filters that a chart's bar has set. */
export function partWords({ folder, depth, type, weight }: PageChoice): string {
  return [
    folder === otherFolders ? 'other folders' : folder && readable(folder),
    depth && `depth ${depthWords(depth)}`,
    type,
    weights.find(({ id }) => id === weight)?.label,
  ]
    .filter((words) => words !== undefined)
    .join(', ');
}

/** Returns “34 URLs, of which 23 were read as pages”: a redirect and an error have a URL, but are no page. */
export function countWords(
  shown: number,
  all: number,
  read: number | undefined,
  status: PageCounts['status'],
): string {
  if (shown < all) return `${formatNumber(shown)} of ${plural(all, 'URL')}`;
  const words = plural(all, 'URL');
  if (read === undefined || read === all) return words;
  return `${words}, including ${plural(read, 'page')}. ${otherWords(all - read, status)}`;
}

/** The empty state when the filters match nothing. */
export function noneWords(all: number): string {
  return all === 1
    ? 'The only URL doesn’t match your filters.'
    : `None of the ${formatNumber(all)} URLs match your filters.`;
}

/**
 * Describes the URLs that were not read as pages. Those without one of these outcomes succeeded with
 * something else than a page.
 */
function otherWords(others: number, { redirect, broken, silent, unasked }: PageCounts['status']): string {
  const rest = others - redirect - broken - silent - unasked;
  const said = (
    [
      [redirect, 'redirects', 'redirect'],
      [broken, 'returned an error', 'returned an error'],
      [silent, 'didn’t respond', 'didn’t respond'],
      [unasked, 'wasn’t requested', 'weren’t requested'],
      [rest, 'isn’t an HTML page', 'aren’t HTML pages'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([, one, many]) => (others === 1 ? one : many));
  const list = [said.slice(0, -1).join(', '), ...said.slice(-1)].filter((words) => words !== '');
  return `${others === 1 ? 'The other' : 'The others'} ${list.join(' or ')}.`;
}
