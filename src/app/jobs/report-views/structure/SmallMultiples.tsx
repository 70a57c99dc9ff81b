import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { AsTable } from '#ui/chart/AsTable';
import { formatNumber, plural } from '#ui/format';
import { Shape, type ShapeName } from '#ui/Icon';
import { type ColorName, color, font, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { Bar, Multiple } from './multiples';

export interface KindStyle {
  readonly title: string;
  readonly color: ColorName;
  readonly shape: ShapeName;
}

interface SmallMultiplesProps<Kind extends string> {
  readonly title: string;
  /** The charts' message in one sentence. */
  readonly words: string;
  /** What a bar is: “Depth”. */
  readonly barTitle: string;
  readonly multiples: readonly Multiple<Kind>[];
  readonly styles: Readonly<Record<Kind, KindStyle>>;
  readonly onPick: (multiple: Multiple<Kind>, bar: Bar<Kind>) => void;
}

const panels = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: `${space(6)} ${space(8)}`,
});

const barRow = css({
  display: 'grid',
  gridTemplateColumns: 'var(--label) minmax(0, 1fr) 3.5rem',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkSoft,
  fontSize: text.xs,
  textAlign: 'left',
  'button&': { cursor: 'pointer' },
  'button&:hover': { color: color.ink, background: color.sunken },
});

/** Several charts drawn alike for comparison, with a summary above them and a table as their alternative. */
export function SmallMultiples<Kind extends string>({
  title,
  words,
  barTitle,
  multiples,
  styles,
  onPick,
}: SmallMultiplesProps<Kind>) {
  const kinds = Object.keys(styles) as Kind[];
  return (
    <figure css={{ margin: 0, display: 'grid', gap: space(3) }}>
      <figcaption css={{ display: 'grid', gap: space(1), fontSize: text.sm }}>
        <strong css={{ fontWeight: 600 }}>{title}</strong>
        <span css={{ color: color.inkSoft, maxWidth: '44rem' }}>{words}</span>
      </figcaption>
      <ul css={legend} aria-label="Legend">
        {kinds.map((kind) => (
          <li key={kind} css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5) }}>
            <span css={{ display: 'inline-flex' }} style={{ color: color[styles[kind].color] }}>
              <Shape name={styles[kind].shape} size={9} />
            </span>
            {styles[kind].title}
          </li>
        ))}
      </ul>
      <div css={panels}>
        {multiples.map((multiple) => (
          <Panel
            key={multiple.key}
            multiple={multiple}
            kinds={kinds}
            styles={styles}
            barTitle={barTitle}
            onPick={onPick}
          />
        ))}
      </div>
      <AsTable
        title={title}
        heads={['Part', barTitle]}
        columns={kinds.map((kind) => styles[kind].title)}
        rows={multiples.flatMap(({ title: part, bars }) =>
          bars
            .filter(({ total }) => total > 0)
            .map(({ label, pieces }) => ({
              heads: [part, label],
              values: kinds.map((kind) => formatNumber(pieces[kind])),
            })),
        )}
      />
    </figure>
  );
}

const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.xs,
  color: color.inkSoft,
});

interface PanelProps<Kind extends string> {
  readonly multiple: Multiple<Kind>;
  readonly kinds: readonly Kind[];
  readonly styles: Readonly<Record<Kind, KindStyle>>;
  readonly barTitle: string;
  readonly onPick: (multiple: Multiple<Kind>, bar: Bar<Kind>) => void;
}

function Panel<Kind extends string>({
  multiple,
  kinds,
  styles,
  barTitle,
  onPick,
}: PanelProps<Kind>): ReactNode {
  const most = Math.max(1, ...multiple.bars.map(({ total }) => total));
  const longest = Math.max(...multiple.bars.map(({ label }) => label.length));
  return (
    <section
      aria-label={multiple.title}
      css={{ minWidth: 0 }}
      style={{ '--label': `${longest}ch` } as CSSProperties}
    >
      <h3
        css={{
          display: 'flex',
          gap: space(2),
          margin: `0 0 ${space(1)}`,
          fontSize: text.xs,
          fontWeight: 600,
          letterSpacing: 0,
        }}
      >
        <span
          css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          title={multiple.title}
        >
          {multiple.title}
        </span>
        <span css={{ marginLeft: 'auto', fontWeight: 400, color: color.inkFaint, whiteSpace: 'nowrap' }}>
          {plural(multiple.total, 'URL')}
        </span>
      </h3>
      {multiple.bars.map((bar) => {
        const words = wordsOf(bar, kinds, styles);
        const content = (
          <>
            <span css={{ fontFamily: font.sans, whiteSpace: 'nowrap' }}>
              <VisuallyHidden>{barTitle} </VisuallyHidden>
              {bar.label}
              <VisuallyHidden>: {words}. Show these URLs</VisuallyHidden>
            </span>
            <Stack bar={bar} kinds={kinds} styles={styles} most={most} />
            <span css={{ textAlign: 'right' }} aria-hidden="true">
              {bar.total === 0 ? '' : formatNumber(bar.total)}
            </span>
          </>
        );
        if (bar.total === 0) {
          return (
            <div key={bar.label} css={barRow} aria-hidden="true">
              {content}
            </div>
          );
        }
        return (
          <button
            key={bar.label}
            type="button"
            css={barRow}
            title={words}
            onClick={() => onPick(multiple, bar)}
          >
            {content}
          </button>
        );
      })}
    </section>
  );
}

function Stack<Kind extends string>({
  bar,
  kinds,
  styles,
  most,
}: Pick<PanelProps<Kind>, 'kinds' | 'styles'> & { readonly bar: Bar<Kind>; readonly most: number }) {
  let left = 0;
  return (
    <svg
      width="100%"
      height="10"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="0" y="4.5" width="100" height="1" fill={color.line} />
      {kinds.map((kind) => {
        const size = (bar.pieces[kind] / most) * 100;
        const at = left;
        left += size;
        // Keep a single page among thousands visible.
        return size > 0 ? (
          <rect
            key={kind}
            x={at}
            y="0"
            width={Math.max(size, 0.8)}
            height="10"
            fill={color[styles[kind].color]}
          />
        ) : null;
      })}
    </svg>
  );
}

function wordsOf<Kind extends string>(
  bar: Bar<Kind>,
  kinds: readonly Kind[],
  styles: Readonly<Record<Kind, KindStyle>>,
): string {
  const pieces = kinds
    .filter((kind) => bar.pieces[kind] > 0)
    .map((kind) => `${styles[kind].title.toLowerCase()} ${formatNumber(bar.pieces[kind])}`);
  return `${plural(bar.total, 'URL')}: ${pieces.join(', ')}`;
}
