import type { Cut } from './cut.ts';
import { SourceReader } from './sourceReader.ts';

/** What the validator's rules can see of a page: pages that look alike to them have one skeleton. */
export interface Skeleton {
  readonly text: string;
  /** Where a place in the skeleton stands in the source, both as offsets. */
  readonly sourceOffset: (offset: number) => number;
}

/** A comment with these words is an order to the validator, with a grammar of its own. */
const order = 'html-validate';

/**
 * Leaves of a page what the validator's rules look at: texts and values of attributes become one letter, where rules see
 * only that they are there (decisions/017).
 */
export function skeletonOf(source: string): Skeleton {
  const whole = { text: source, sourceOffset: (offset: number) => offset };
  if (source.includes(order)) return whole;
  const reader = new SourceReader(source);
  return reader.read() ? without(source, reader.cuts) : whole;
}

function without(source: string, cuts: Cut[]): Skeleton {
  // Those of ids come after the others.
  cuts.sort((one, other) => one.start - other.start);
  let text = '';
  let taken = 0;
  /** Places in the skeleton, each followed by how far it lags behind the source from there on. */
  const lags: number[] = [];
  for (const { start, end, to } of cuts) {
    text += source.slice(taken, start) + to;
    taken = end;
    lags.push(text.length, end - text.length);
  }
  text += source.slice(taken);
  return { text, sourceOffset: (offset) => offset + lagAt(lags, offset) };
}

function lagAt(lags: readonly number[], offset: number): number {
  let low = 0;
  let high = lags.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lags[middle * 2] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (lags[low * 2 - 1] ?? 0);
}
