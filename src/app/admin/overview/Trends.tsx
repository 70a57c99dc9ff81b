import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { failureTitles } from '#app/job-views/labels';
import { explain } from '#app/live/explain';
import { useQuery } from '#app/live/useLive';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import { dayOf, failureRows, lastDays, statsShards } from '#domain/stats';
import { BarList } from '#ui/chart/BarList';
import { BarChart, LineChart, SmallMultiples } from '#ui/chart/charts';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { Tabs } from '#ui/Tabs';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { chartsOf, percentileWords } from './charts';
import { useToday } from './marks';

/** Matches the titles of the charts beside it. */
const title = css({
  margin: `0 0 ${space(2)}`,
  fontSize: text.sm,
  lineHeight: 1.5,
  fontWeight: 550,
  letterSpacing: 0,
});

const note = css({ margin: `${space(2)} 0 0`, fontSize: text.xs, color: color.inkFaint });

/**
 * A job that ended on a day may have been created the day before, also in the time zone of the list's
 * reader.
 */
const dayBefore = (day: string) => dayOf(new Date(new Date(day).getTime() - 86_400_000));

const spans = ['7', '30', '90'] as const;
type Span = (typeof spans)[number];

/** Shows the trends of the last days, from counters that are updated as jobs end. */
export function Trends() {
  const [span, setSpan] = useState<Span>('7');
  return (
    <Section title="Trends">
      <Tabs
        label="Time range"
        chosen={span}
        onChoose={setSpan}
        tabs={spans.map((id) => ({ id, title: `${id} days`, content: <SpanCharts days={Number(id)} /> }))}
      />
    </Section>
  );
}

function SpanCharts({ days: count }: { readonly days: number }) {
  const today = useToday();
  const days = useMemo(() => lastDays(count, new Date(today)), [count, today]);
  const first = days[0] ?? '';
  const stats = useQuery({
    from: paths.stats,
    where: [['day', '>=', first]],
    orderBy: ['day', 'asc'],
    limit: (count + 1) * statsShards,
  });
  if (stats.status === 'loading') return <SkeletonRows rows={6} words="Loading charts" />;
  if (stats.status === 'error') return <ErrorState words={explain(stats.error)} />;
  const { total, ended, success, read, wait, run } = chartsOf(days, stats.value);
  const failures = failureRows(total.failures);
  return (
    <div css={{ display: 'grid', gap: space(6) }}>
      <p css={{ margin: 0 }}>
        {`${success.summary} Queue time: ${percentileWords(total.wait)} Run time: ${percentileWords(total.run)} Days start at midnight UTC.`}
      </p>
      <SmallMultiples minWidth="18rem">
        <Widget area="This chart">
          <BarChart data={ended} />
        </Widget>
        <Widget area="This chart">
          <LineChart data={success} top={1} />
        </Widget>
        <Widget area="This chart">
          <BarChart data={read} />
        </Widget>
        <Widget area="This chart">
          <LineChart data={wait} />
        </Widget>
        <Widget area="This chart">
          <LineChart data={run} />
        </Widget>
        <Widget area="This chart">
          <div>
            <h3 css={title}>Failures by reason</h3>
            {failures.length === 0 ? (
              <EmptyState title="No failed jobs" />
            ) : (
              <>
                <BarList
                  label="Failures by reason"
                  format={formatNumber}
                  rows={failures.map(({ code, count: value }) => ({
                    key: code,
                    name: (
                      <TextLink to={`${pathTo('adminJobs')}?failure=${code}&from=${dayBefore(first)}`}>
                        {failureTitles[code]}
                      </TextLink>
                    ),
                    value,
                    color: 'error',
                  }))}
                />
                <p css={note}>
                  Failures are counted on the day a job ended. The linked lists filter by creation date,
                  starting one day earlier, so their totals may differ.
                </p>
              </>
            )}
          </div>
        </Widget>
      </SmallMultiples>
    </div>
  );
}
