import { formatNumber, plural, readable } from '#ui/format';
import { depthWords, otherFolders, type PageChoice, weights } from './choosePages';
import type { PageCounts } from './pageCounts';

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
