import { css, keyframes } from '@emotion/react';
import { color, smallRadius, space } from './theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const bar = css({
  display: 'block',
  height: '0.875rem',
  borderRadius: smallRadius,
  background: color.line,
  '@media (prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
});

export function SkeletonBar({
  width = '100%',
  height,
}: {
  readonly width?: string;
  readonly height?: string;
}) {
  return <span css={bar} style={{ width, ...(height && { height }) }} />;
}

/** In place of a screen's title. It tells screen readers what is loading. */
export function SkeletonTitle({ words, width }: { readonly words: string; readonly width: string }) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <SkeletonBar width={width} height="1.5rem" />
    </>
  );
}

const widths = ['62%', '48%', '71%', '55%', '66%', '43%', '58%', '69%'];

/** Rows with the size of the real ones, so that nothing moves when the list loads. */
export function SkeletonRows({ rows = 6, words }: { readonly rows?: number; readonly words: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
          key={row}
          aria-hidden="true"
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: space(4),
            height: '2.25rem',
            borderBottom: `1px solid ${color.line}`,
          }}
        >
          <SkeletonBar width="5rem" />
          <SkeletonBar width={widths[row % widths.length] ?? '60%'} />
        </div>
      ))}
    </div>
  );
}
