import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Shape, type ShapeName } from './Icon';
import { color, smallRadius, space, text } from './theme/tokens';

export type Tone = 'error' | 'warning' | 'notice' | 'unverified' | 'fixed' | 'accent';

const backgrounds: Record<Tone, string> = {
  error: color.errorSoft,
  warning: color.warningSoft,
  notice: color.noticeSoft,
  unverified: color.unverifiedSoft,
  fixed: color.fixedSoft,
  accent: color.accentSoft,
};

export const toneColor = (tone: Tone) => color[tone];

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  height: '1.375rem',
  paddingInline: space(2),
  borderRadius: smallRadius,
  fontSize: text.xs,
  fontWeight: 550,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

interface BadgeProps {
  readonly tone: Tone;
  readonly shape: ShapeName;
  readonly children: ReactNode;
}

/** A state or severity: text, with a color and a shape that say the same. */
export function Badge({ tone, shape, children }: BadgeProps) {
  return (
    <span css={style} style={{ color: color[tone], background: backgrounds[tone] }}>
      <Shape name={shape} />
      {children}
    </span>
  );
}
