import { gradeOf } from '#domain/score';
import type { SiteRun } from '#domain/siteRun';
import { LineChart } from '#ui/chart/charts';
import { formatDay, plural } from '#ui/format';
import { Widget } from '../errors/ErrorBoundary';

interface ScoreChartProps {
  readonly site: string;
  /** At least two comparable runs, oldest first. */
  readonly runs: readonly SiteRun[];
  readonly height?: number;
}

/** Shows the score of comparable runs over time, with a mark for each run. */
export function ScoreChart({ site, runs, height = 160 }: ScoreChartProps) {
  return (
    <Widget area="The chart">
      <LineChart
        top={100}
        height={height}
        marked
        data={{
          title: `Score of ${site}`,
          summary: `${plural(runs.length, 'run')}: from ${runs[0]?.score} to ${runs.at(-1)?.score}.`,
          labelTitle: 'Run',
          labels: labelsOf(runs),
          series: [{ name: 'Score', color: 'accent', values: runs.map(({ score }) => score) }],
          format: String,
          formatAlone: (score) => `${score} ${gradeOf(score)}`,
        }}
      />
    </Widget>
  );
}

/** Returns the day of each run, numbered from the second run of a day. */
export function labelsOf(runs: readonly Pick<SiteRun, 'at'>[]): readonly string[] {
  const counts = new Map<string, number>();
  return runs.map(({ at }) => {
    const day = formatDay(at);
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    return count === 1 ? day : `${day} (${count})`;
  });
}
