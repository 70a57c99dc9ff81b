import type { ColorName } from '../theme/tokens';

export interface Series {
  readonly name: string;
  readonly color: ColorName;
  /** One per label. Null if unknown. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** A short title. */
  readonly title: string;
  /** A text summary for screen readers: the trend, the first, and the last value. */
  readonly summary: string;
  /** The header of the labels: “Day”. */
  readonly labelTitle: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** Formats a value with its unit. */
  readonly format: (value: number) => string;
  /** Formats a value off the axis, if there is more to say about it. */
  readonly formatAlone?: (value: number) => string;
}

/**
 * Returns the top of an axis: the next of 1, 2, 5, 10, 20, 50 … that is not below the largest value, so that half of
 * it is round too.
 */
export function niceTop(max: number): number {
  if (max <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= max) ?? 10;
  return step * power;
}

/** Returns a path through the points that breaks at missing values. `x` and `y` run from 0 to 100. */
export function linePath(values: readonly (number | null)[], top: number): string {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  let drawing = false;
  return values
    .map((value, index) => {
      if (value === null) {
        drawing = false;
        return '';
      }
      const command = drawing ? 'L' : 'M';
      drawing = true;
      return `${command}${round(index * step)} ${round(100 - (value / top) * 100)}`;
    })
    .join('');
}

/**
 * Returns a dot for each value without known neighbors, which a line would not show. Draw it with round line caps.
 * @param every also marks the values that a line connects.
 */
export function dotsPath(values: readonly (number | null)[], top: number, every = false): string {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const known = (at: number) => typeof values[at] === 'number';
  return values
    .map((value, at) =>
      value === null || (!every && (known(at - 1) || known(at + 1)))
        ? ''
        : `M${round(at * step)} ${round(100 - (value / top) * 100)}h0.01`,
    )
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the largest single value, or the largest sum of one label if stacked. */
export function maxOf(series: readonly Series[], stacked = false): number {
  if (!stacked) return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const length = Math.max(0, ...series.map(({ values }) => values.length));
  return Math.max(
    0,
    ...Array.from({ length }, (_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  );
}
