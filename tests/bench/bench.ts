/** One measured case: the median, minimum and maximum of its rounds. */
export interface BenchRow {
  readonly case: string;
  /** The median. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** The limit, or what the ratio compares with. Null for a plain measurement. */
  readonly against: string | null;
}

export interface Bench {
  readonly name: string;
  /** Reports each row as soon as it has been measured. */
  run(report: (row: BenchRow) => void): Promise<void>;
}

/** Returns the row of a case that was measured several times. */
export function rowOf(
  name: string,
  values: readonly number[],
  unit: string,
  against: string | null = null,
): BenchRow {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[Math.max(0, Math.min(sorted.length - 1, index))] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const value = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { case: name, value, min: at(0), max: at(sorted.length - 1), unit, against };
}

/** Returns the ratio of each round, so that other load on the machine affects both sides. */
export function ratios(above: readonly number[], below: readonly number[]): number[] {
  return above.map((value, round) => value / (below[round] ?? Number.NaN));
}
