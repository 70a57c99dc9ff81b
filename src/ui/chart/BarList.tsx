import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type ColorName, color, phone, space, text } from '../theme/tokens';

interface BarListProps {
  readonly label: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly value: number;
    readonly color?: ColorName;
  }[];
  readonly format: (value: number) => string;
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) max-content',
  columnGap: space(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const row = css({
  display: 'grid',
  gridColumn: '1 / -1',
  // All bars start at the same position, however long a number is.
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: '2rem',
  fontSize: text.sm,
  borderBottom: `1px solid ${color.line}`,
});

const nameStyle = css({ overflowWrap: 'anywhere', '& a': { [phone]: { padding: `${space(1)} 0` } } });

/** Shows names with amounts as bars, in the caller's order. The text contains everything. */
export function BarList({ label, rows, format }: BarListProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} css={list}>
      {rows.map(({ key, name, value, color: hue = 'inkSoft' }) => (
        <li key={key} css={row}>
          <span css={nameStyle}>{name}</span>
          <span aria-hidden="true" css={{ height: 6, borderRadius: 3, background: color.sunken }}>
            <span
              css={{ display: 'block', height: '100%', borderRadius: 3 }}
              style={{ width: `${(value / max) * 100}%`, background: color[hue] }}
            />
          </span>
          <span css={{ fontSize: '0.8125rem', textAlign: 'right' }}>{format(value)}</span>
        </li>
      ))}
    </ul>
  );
}
