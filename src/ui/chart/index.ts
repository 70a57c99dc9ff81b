export { AsTable } from './AsTable';
export { BarChart } from './BarChart';
export { BarList } from './BarList';
export { LineChart } from './LineChart';
export { SmallMultiples } from './SmallMultiples';
export { Sparkline } from './Sparkline';
export type { ChartData, Series } from './series';
