import type { ChartData } from '#ui/chart/series';
import { formatNumber } from '#ui/format';

const days = Array.from({ length: 14 }, (_, day) => `${day + 1} Nov`);
const wave = (shift: number) => days.map((_, day) => Math.round(40 + 30 * Math.sin((day + shift) / 2)));
const shared = { labelTitle: 'Day', labels: days, format: formatNumber };

export const score: ChartData = {
  ...shared,
  title: 'Score',
  summary: 'From 87 on 1 Nov down to 54 on 9 Nov and up to 91 on 14 Nov.',
  series: [
    { name: 'Score', color: 'accent', values: [87, 88, 86, 80, 71, null, 60, 55, 54, 62, 79, 85, 90, 91] },
  ],
};

export const jobs: ChartData = {
  ...shared,
  title: 'Ended jobs',
  summary: 'Between 10 and 70 succeeded each day, and fewer than 15 failed.',
  series: [
    { name: 'Succeeded', color: 'fixed', values: wave(0) },
    { name: 'Failed', color: 'error', values: wave(3).map((value) => Math.round(value / 5)) },
  ],
};

export const once: ChartData = {
  ...shared,
  title: 'Score of one day',
  summary: '87 on 1 Nov.',
  labels: ['1 Nov'],
  series: [{ name: 'Score', color: 'accent', values: [87] }],
};

export const steady: ChartData = {
  ...shared,
  title: 'URLs',
  summary: '1,204,000 on every day.',
  series: [{ name: 'URLs', color: 'notice', values: days.map(() => 1_204_000) }],
};

export const none: ChartData = {
  ...shared,
  title: 'Nothing yet',
  summary: 'No jobs have ended.',
  series: [{ name: 'Jobs', color: 'notice', values: days.map(() => 0) }],
};

export const before: ChartData = {
  ...shared,
  title: 'Scores before the first',
  summary: 'Nothing yet. The first job that ends draws the first point.',
  labels: [],
  series: [{ name: 'Score', color: 'accent', values: [] }],
};
