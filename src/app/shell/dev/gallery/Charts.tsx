import {
  BarChart,
  BarList,
  type ChartData,
  LineChart,
  SmallMultiples,
  Sparkline,
} from '../../../../ui/chart';
import { formatNumber } from '../../../../ui/format';
import { Section } from '../../../../ui/Page';
import { Row } from './Layout';

const days = Array.from({ length: 14 }, (_, day) => `${day + 1} Nov`);
const wave = (shift: number) => days.map((_, day) => Math.round(40 + 30 * Math.sin((day + shift) / 2)));

const score: ChartData = {
  title: 'Score',
  summary: 'From 87 on 1 Nov down to 54 on 9 Nov and up to 91 on 14 Nov.',
  labelTitle: 'Day',
  labels: days,
  series: [
    { name: 'Score', color: 'accent', values: [87, 88, 86, 80, 71, null, 60, 55, 54, 62, 79, 85, 90, 91] },
  ],
  format: formatNumber,
};

const jobs: ChartData = {
  title: 'Jobs that ended',
  summary: 'Between 10 and 70 succeeded each day, and fewer than 15 failed.',
  labelTitle: 'Day',
  labels: days,
  series: [
    { name: 'Succeeded', color: 'fixed', values: wave(0) },
    { name: 'Failed', color: 'error', values: wave(3).map((value) => Math.round(value / 5)) },
  ],
  format: formatNumber,
};

const none: ChartData = {
  ...jobs,
  title: 'Nothing yet',
  summary: 'No job has ended.',
  series: [{ name: 'Jobs', color: 'notice', values: days.map(() => 0) }],
};

export function Charts() {
  return (
    <Section title="Chart">
      <SmallMultiples>
        <LineChart data={score} top={100} />
        <BarChart data={jobs} />
        <BarChart data={none} />
        <BarList
          label="Failures by reason"
          format={formatNumber}
          rows={[
            { key: 'a', name: 'Site unreachable', value: 42, color: 'error' },
            { key: 'b', name: 'Blocked by robots.txt', value: 7 },
            { key: 'c', name: 'Plumbline failed', value: 0 },
          ]}
        />
      </SmallMultiples>
      <Row>
        <Sparkline values={[87, 91, 74, 80]} top={100} words="87, 91, 74, then 80" />
        <Sparkline values={[87]} top={100} words="87" hue="fixed" />
      </Row>
    </Section>
  );
}
