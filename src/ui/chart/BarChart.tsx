import { useState } from 'react';
import { color } from '../theme/tokens';
import { Figure } from './Figure';
import { Plot, pointWords } from './Plot';
import { type ChartData, mostOf, niceTop } from './series';

interface BarChartProps {
  readonly data: ChartData;
  readonly height?: number;
}

/** Of the chart's 100 units, so that a few bars don't become blocks. */
const widestBar = 12;

/** Shows amounts over time. Several series are stacked. */
export function BarChart({ data, height = 120 }: BarChartProps) {
  const [pointed, setPointed] = useState<number>();
  const top = niceTop(mostOf(data.series, true));
  const width = 100 / Math.max(1, data.labels.length);
  const bar = Math.min(width * 0.72, widestBar);
  return (
    <Figure data={data} aside={pointWords(data, pointed)}>
      <Plot data={data} top={top} height={height} onPoint={setPointed}>
        {(at) =>
          data.labels.map((label, index) => (
            <g key={label} opacity={at === undefined || at === index ? 1 : 0.45}>
              {stackOf(data, index, top).map(({ name, hue, y, size }) => (
                <rect
                  key={name}
                  x={index * width + (width - bar) / 2}
                  y={y}
                  width={bar}
                  height={size}
                  fill={color[hue]}
                />
              ))}
            </g>
          ))
        }
      </Plot>
    </Figure>
  );
}

function stackOf({ series }: ChartData, index: number, top: number) {
  let below = 0;
  return series.map(({ name, color: hue, values }) => {
    const size = ((values[index] ?? 0) / top) * 100;
    below += size;
    return { name, hue, y: 100 - below, size };
  });
}
