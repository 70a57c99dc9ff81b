import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../theme/tokens';
import { AsTable } from './AsTable';
import type { ChartData, Series } from './series';

const frame = css({ display: 'grid', gap: space(2), margin: 0, minWidth: 0 });

interface FigureProps {
  readonly data: ChartData;
  /** Beside the title: the value under the pointer, or the newest. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A chart's title, the chart, and its data as a table, or text if there is no data yet. */
export function Figure({ data, aside, children }: FigureProps) {
  return (
    <figure css={frame}>
      <figcaption
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: `0 ${space(3)}`,
          fontSize: text.sm,
        }}
      >
        <span css={{ fontWeight: 550 }}>{data.title}</span>
        <span css={{ marginLeft: 'auto', fontSize: text.xs, color: color.inkSoft }}>{aside}</span>
      </figcaption>
      {data.labels.length === 0 ? (
        <p css={{ margin: 0, fontSize: text.sm, color: color.inkSoft }}>{data.summary}</p>
      ) : (
        <>
          {children}
          {data.series.length > 1 && <Legend series={data.series} />}
          <DataTable data={data} />
        </>
      )}
    </figure>
  );
}

function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(3)}`, fontSize: text.xs }}>
      {series.map(({ name, color: hue }) => (
        <span
          key={name}
          css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5), color: color.inkSoft }}
        >
          <span css={{ width: 10, height: 10, borderRadius: 2 }} style={{ background: color[hue] }} />
          {name}
        </span>
      ))}
    </div>
  );
}

function DataTable({
  data: { title, labelTitle, labels, series, format, formatAlone = format },
}: {
  readonly data: ChartData;
}) {
  const words = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatAlone(value);
  return (
    <AsTable
      title={title}
      heads={[labelTitle]}
      columns={series.map(({ name }) => name)}
      rows={labels.map((label, row) => ({
        heads: [label],
        values: series.map(({ values }) => words(values[row])),
      }))}
    />
  );
}
