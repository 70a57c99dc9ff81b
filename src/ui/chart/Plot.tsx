import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { color, space } from '../theme/tokens';
import type { ChartData } from './series';

const plot = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space(2),
  fontSize: '0.6875rem',
  color: color.inkFaint,
});

interface PlotProps {
  readonly data: ChartData;
  readonly top: number;
  readonly height: number;
  /** Draws in a 100 × 100 box that is stretched to fit. */
  readonly children: (pointed: number | undefined) => ReactNode;
  readonly onPoint: (index: number | undefined) => void;
  /** Whether the first and last points are on the edges (lines) or in the middle of their slots (bars). */
  readonly edges?: boolean;
}

/** The chart with its axes: maximum, half, and zero, and the first and last label. */
export function Plot({ data, top, height, children, onPoint, edges = false }: PlotProps) {
  const [pointed, setPointed] = useState<number>();
  const count = data.labels.length;
  const point = (index: number | undefined) => {
    setPointed(index);
    onPoint(index);
  };
  return (
    <div css={plot} role="img" aria-label={`${data.title}. ${data.summary}`}>
      <div
        aria-hidden="true"
        css={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          textAlign: 'right',
        }}
        style={{ height }}
      >
        <span>{data.format(top)}</span>
        <span>{data.format(0)}</span>
      </div>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        width="100%"
        height={height}
        css={{ display: 'block', overflow: 'visible' }}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const share = (event.clientX - box.left) / box.width;
          const index = edges ? Math.round(share * (count - 1)) : Math.floor(share * count);
          point(Math.min(count - 1, Math.max(0, index)));
        }}
        onPointerLeave={() => point(undefined)}
      >
        {[0, 50, 100].map((y) => (
          <path key={y} d={`M0 ${y}H100`} stroke={color.line} vectorEffect="non-scaling-stroke" />
        ))}
        {children(pointed)}
      </svg>
      <span />
      <div
        aria-hidden="true"
        css={{ display: 'flex', paddingTop: space(1), gap: space(2) }}
        style={{ justifyContent: count > 1 ? 'space-between' : edges ? 'start' : 'center' }}
      >
        <span>{data.labels[0]}</span>
        {count > 1 && <span>{data.labels[count - 1]}</span>}
      </div>
    </div>
  );
}

/** Describes the values under the pointer, or the last ones: “Nov 12: 4 succeeded, 1 failed”. */
export function pointWords(data: ChartData, pointed: number | undefined): string {
  const at = pointed ?? data.labels.length - 1;
  const label = data.labels[at];
  if (label === undefined) return '';
  const values = data.series.map(({ name, values: all }) => {
    const value = all[at];
    const shown = value === null || value === undefined ? 'none' : (data.formatAlone ?? data.format)(value);
    return data.series.length > 1 ? `${shown} ${name.toLocaleLowerCase('en')}` : shown;
  });
  return `${label}: ${values.join(', ')}`;
}
