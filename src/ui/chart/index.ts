export { AsTable } from './AsTable';
export { BarList } from './BarList';
export { BarChart, LineChart, SmallMultiples } from './charts';
export { Sparkline } from './Sparkline';
export type { ChartData, Series } from './series';
