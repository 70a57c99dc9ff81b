import type { Location, Spot } from './facts';
import { cut, ownCopy } from './text';

const longestSnippet = 200;

/** The offset at which each line begins. */
export function lineStartsOf(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Where a tag stands, as a person counts, and what it looks like. */
export function locate(source: string, starts: readonly number[], spot: Spot): Location {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= spot.start) low = middle;
    else high = middle - 1;
  }
  const snippet = ownCopy(
    cut(source.slice(spot.start, Math.min(spot.end, spot.start + 400)), longestSnippet),
  );
  return { line: low + 1, column: spot.start - (starts[low] ?? 0) + 1, snippet };
}
