import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, space, text } from '../theme/tokens';
import type { ChartData, Series } from './series';

const frame = css({ display: 'grid', gap: space(2), margin: 0, minWidth: 0 });

interface FigureProps {
  readonly data: ChartData;
  /** Stands beside the title: the value under the pointer, or the newest. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A chart's title, its drawing, and the same as a table for who would rather read. */
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
        <span css={{ marginLeft: 'auto', fontFamily: font.mono, fontSize: text.xs, color: color.inkSoft }}>
          {aside}
        </span>
      </figcaption>
      {children}
      {data.series.length > 1 && <Legend series={data.series} />}
      <AsTable data={data} />
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

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.xs,
  'th, td': { padding: `${space(1)} ${space(2)} ${space(1)} 0`, textAlign: 'left', fontWeight: 400 },
  'td:not(:first-of-type), th:not(:first-of-type)': { textAlign: 'right', fontFamily: font.mono },
  tr: { borderBottom: `1px solid ${color.line}` },
  'thead th': { color: color.inkFaint },
});

function AsTable({ data }: { readonly data: ChartData }) {
  const { labels, series, labelTitle, title, format } = data;
  return (
    <details css={{ fontSize: text.xs, color: color.inkFaint }}>
      <summary css={{ cursor: 'pointer', width: 'max-content' }}>As a table</summary>
      <section
        aria-label={`${title}, as a table`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        css={{ maxHeight: '14rem', overflow: 'auto' }}
      >
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{labelTitle}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody css={{ color: color.ink }}>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => {
                  const value = values[row];
                  return <td key={name}>{value === null || value === undefined ? '–' : format(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
