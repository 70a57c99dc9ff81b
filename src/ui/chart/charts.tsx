import { type ReactNode, useState } from 'react';
import { color, space } from '../theme/tokens';
import { Figure } from './Figure';
import { Plot, pointWords } from './Plot';
import { type ChartData, dotsPath, linePath, maxOf, niceTop } from './series';

interface BarChartProps {
  readonly data: ChartData;
  readonly height?: number;
}

/** Of the chart's 100 units, so that a few bars don't become blocks. */
const widestBar = 12;

/** Shows amounts over time. Several series are stacked. */
export function BarChart({ data, height = 120 }: BarChartProps) {
  const [pointed, setPointed] = useState<number>();
  const top = niceTop(maxOf(data.series, true));
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

interface LineChartProps {
  readonly data: ChartData;
  /** The end of the axis if the measure has a fixed one, such as 100 for a score. */
  readonly top?: number;
  readonly height?: number;
  /** Marks each value with a dot, for values at irregular times. */
  readonly marked?: boolean;
}

/** Shows values over time. */
export function LineChart({ data, top: given, height = 120, marked = false }: LineChartProps) {
  const [pointed, setPointed] = useState<number>();
  const top = given ?? niceTop(maxOf(data.series));
  const step = data.labels.length > 1 ? 100 / (data.labels.length - 1) : 0;
  return (
    <Figure data={data} aside={pointWords(data, pointed)}>
      <Plot data={data} top={top} height={height} onPoint={setPointed} edges>
        {(at) => (
          <>
            {data.series.map(({ name, color: hue, values }) => (
              <g key={name} fill="none" stroke={color[hue]} strokeLinejoin="round" strokeLinecap="round">
                <path d={linePath(values, top)} strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
                <path d={dotsPath(values, top, marked)} strokeWidth="6" vectorEffect="non-scaling-stroke" />
              </g>
            ))}
            {at !== undefined && (
              <path
                d={`M${at * step} 0V100`}
                stroke={color.lineStrong}
                strokeDasharray="2 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </>
        )}
      </Plot>
    </Figure>
  );
}

/** Several charts of one kind side by side, for comparison. */
export function SmallMultiples({
  minWidth = '15rem',
  children,
}: {
  readonly minWidth?: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      css={{
        display: 'grid',
        gap: `${space(6)} ${space(8)}`,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}
