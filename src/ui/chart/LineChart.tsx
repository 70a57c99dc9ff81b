import { useState } from 'react';
import { color } from '../theme/tokens';
import { Figure } from './Figure';
import { Plot, pointWords } from './Plot';
import { type ChartData, dotsPath, linePath, mostOf, niceTop } from './series';

interface LineChartProps {
  readonly data: ChartData;
  /** The end of the axis if the measure has a fixed one, such as 100 for a score. */
  readonly top?: number;
  readonly height?: number;
}

/** Shows values over time. */
export function LineChart({ data, top: given, height = 120 }: LineChartProps) {
  const [pointed, setPointed] = useState<number>();
  const top = given ?? niceTop(mostOf(data.series));
  const step = data.labels.length > 1 ? 100 / (data.labels.length - 1) : 0;
  return (
    <Figure data={data} aside={pointWords(data, pointed)}>
      <Plot data={data} top={top} height={height} onPoint={setPointed} edges>
        {(at) => (
          <>
            {data.series.map(({ name, color: hue, values }) => (
              <g key={name} fill="none" stroke={color[hue]} strokeLinejoin="round" strokeLinecap="round">
                <path d={linePath(values, top)} strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
                <path d={dotsPath(values, top)} strokeWidth="6" vectorEffect="non-scaling-stroke" />
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
