import { formatNumber, plural } from '#ui/format';
import { readable } from '#ui/readable';
import { depthWords, type PageChoice } from './choosePages';
import type { PageCounts } from './pageCounts';
import { otherFolders, weights } from './parts';

/** “/blog/, depth 7+, html”: what a picture's bar has narrowed the list down to. */
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

/** “34 addresses, of which 23 were read as pages”: a redirect and an error have an address, and are no page. */
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

/** Where nothing is left of what is chosen. */
export function noneWords(all: number): string {
  return all === 1
    ? 'The only URL doesn’t match your filters.'
    : `None of the ${formatNumber(all)} URLs match your filters.`;
}

/** “The others lead on, gave no answer or were not asked.” What is none of these answered well with something else. */
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
