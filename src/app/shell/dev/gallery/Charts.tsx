import { type ReactNode, useEffect, useRef } from 'react';
import { BarList } from '#ui/chart/BarList';
import { BarChart, LineChart, SmallMultiples } from '#ui/chart/charts';
import { Sparkline } from '#ui/chart/Sparkline';
import type { ChartData } from '#ui/chart/series';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { longWord, Row, Stack, State } from './Layout';

const days = Array.from({ length: 14 }, (_, day) => `Nov ${day + 1}`);
const wave = (shift: number) => days.map((_, day) => Math.round(40 + 30 * Math.sin((day + shift) / 2)));
const shared = { labelTitle: 'Day', labels: days, format: formatNumber };

const score: ChartData = {
  ...shared,
  title: 'Score',
  summary: 'From 87 on Nov 1 down to 54 on Nov 9 and up to 91 on Nov 14.',
  series: [
    { name: 'Score', color: 'accent', values: [87, 88, 86, 80, 71, null, 60, 55, 54, 62, 79, 85, 90, 91] },
  ],
};

const jobs: ChartData = {
  ...shared,
  title: 'Ended jobs',
  summary: 'Between 10 and 70 succeeded each day, and fewer than 15 failed.',
  series: [
    { name: 'Succeeded', color: 'fixed', values: wave(0) },
    { name: 'Failed', color: 'error', values: wave(3).map((value) => Math.round(value / 5)) },
  ],
};

const once: ChartData = {
  ...shared,
  title: 'Score of one day',
  summary: '87 on Nov 1.',
  labels: ['Nov 1'],
  series: [{ name: 'Score', color: 'accent', values: [87] }],
};

const steady: ChartData = {
  ...shared,
  title: 'URLs',
  summary: '1,204,000 on every day.',
  series: [{ name: 'URLs', color: 'notice', values: days.map(() => 1_204_000) }],
};

const none: ChartData = {
  ...shared,
  title: 'Nothing yet',
  summary: 'No jobs have ended.',
  series: [{ name: 'Jobs', color: 'notice', values: days.map(() => 0) }],
};

const before: ChartData = {
  ...shared,
  title: 'Scores before the first',
  summary: 'Nothing yet. The first job that ends draws the first point.',
  labels: [],
  series: [{ name: 'Score', color: 'accent', values: [] }],
};

export function Charts() {
  return (
    <>
      <Section title="Chart">
        <SmallMultiples>
          <LineChart data={score} top={100} />
          <LineChart data={{ ...score, title: `${score.title}, marked` }} top={100} marked />
          <BarChart data={jobs} />
          <LineChart data={once} top={100} />
          <BarChart data={{ ...once, title: 'Jobs of one day' }} />
          <LineChart data={steady} />
          <BarChart data={none} />
          <LineChart data={before} />
          <BarChart data={{ ...before, title: 'Jobs before the first' }} />
        </SmallMultiples>
      </Section>
      <Section title="Chart, as a table">
        <Opened>
          <BarChart data={{ ...jobs, title: 'Jobs by day' }} />
        </Opened>
      </Section>
      <Section title="BarList">
        <BarList
          label="Failures by reason"
          format={formatNumber}
          rows={[
            { key: 'a', name: 'Site unreachable', value: 1_042, color: 'error' },
            { key: 'b', name: 'Blocked by robots.txt', value: 7 },
            { key: 'c', name: longWord, value: 300 },
            { key: 'd', name: 'Plumbline failed', value: 0 },
          ]}
        />
      </Section>
      <Section title="Sparkline">
        <Row>
          <State name="Many">
            <Sparkline values={[87, 91, 74, 80]} top={100} words="87, 91, 74, then 80" />
          </State>
          <State name="With a gap">
            <Sparkline values={[87, 91, null, 80, 60]} top={100} words="87, 91, then 80 and 60" hue="error" />
          </State>
          <State name="One">
            <Sparkline values={[87]} top={100} words="87" hue="fixed" />
          </State>
          <State name="None">
            <Sparkline values={[]} words="Nothing yet" />
          </State>
        </Row>
      </Section>
    </>
  );
}

/** With its table expanded. */
function Opened({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const folded = place.current?.querySelector('details');
    if (folded) folded.open = true;
  }, []);
  return (
    <div ref={place}>
      <Stack>{children}</Stack>
    </div>
  );
}
