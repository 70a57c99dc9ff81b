import type { ColorName } from '../theme/tokens';

export interface Series {
  readonly name: string;
  readonly color: ColorName;
  /** One for each label; null where nothing is known. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** What is shown, in a few words. */
  readonly title: string;
  /** What it says, for who can't see it: the trend and the ends. */
  readonly summary: string;
  /** What the labels are: “Day”. */
  readonly labelTitle: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** A value with its unit. */
  readonly format: (value: number) => string;
}

/** The top of an axis: the next of 1, 2, 5, 10, 20, 50 … at or above the largest value, so that its half is round too. */
export function niceTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}

/** A path through the points; it breaks where a value is missing. `x` and `y` run from 0 to 100. */
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

/** A dot for each value that has none beside it: a line through it alone would not be seen. Drawn with round ends. */
export function dotsPath(values: readonly (number | null)[], top: number): string {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const known = (at: number) => typeof values[at] === 'number';
  return values
    .map((value, at) =>
      value === null || known(at - 1) || known(at + 1)
        ? ''
        : `M${round(at * step)} ${round(100 - (value / top) * 100)}h0.01`,
    )
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The largest value that stands anywhere, or of all series of one label on top of each other. */
export function mostOf(series: readonly Series[], stacked = false): number {
  if (!stacked) return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const length = Math.max(0, ...series.map(({ values }) => values.length));
  return Math.max(
    0,
    ...Array.from({ length }, (_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  );
}
