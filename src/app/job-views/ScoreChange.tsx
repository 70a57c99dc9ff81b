import { css } from '@emotion/react';
import { Shape } from '#ui/Icon';
import { color, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.5),
  fontSize: text.xs,
  fontWeight: 550,
  whiteSpace: 'nowrap',
});

interface ScoreChangeProps {
  readonly now: number;
  /** The score of the previous comparable run; undefined where it is not known. */
  readonly before: number | undefined;
}

/** Shows “▲ 6” or “▼ 6”: the change of a score since the previous run. Nothing where there is none. */
export function ScoreChange({ now, before }: ScoreChangeProps) {
  if (before === undefined || now === before) return null;
  const isBetter = now > before;
  const points = Math.abs(now - before);
  return (
    <span
      css={style}
      style={{ color: isBetter ? color.fixed : color.error }}
      title={`Previous run: ${before}`}
    >
      <span css={{ display: 'inline-flex' }} style={isBetter ? undefined : { transform: 'rotate(180deg)' }}>
        <Shape name="triangle" size={8} />
      </span>
      <VisuallyHidden>{isBetter ? 'up ' : 'down '}</VisuallyHidden>
      {points}
      <VisuallyHidden> from {before}</VisuallyHidden>
    </span>
  );
}
