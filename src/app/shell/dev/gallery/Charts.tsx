import { type ReactNode, useEffect, useRef } from 'react';
import { BarList } from '#ui/chart/BarList';
import { BarChart, LineChart, SmallMultiples } from '#ui/chart/charts';
import { Sparkline } from '#ui/chart/Sparkline';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { before, jobs, none, once, score, steady } from './chartData';
import { longWord, Row, Stack, State } from './Layout';

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
