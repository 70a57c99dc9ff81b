import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Tone } from './Badge';
import { Shape, type ShapeName } from './Icon';
import { color, radius, space, text } from './theme/tokens';

type NoticeTone = Extract<Tone, 'error' | 'warning' | 'notice' | 'fixed'>;

const shapes: Record<NoticeTone, ShapeName> = {
  error: 'disc',
  warning: 'triangle',
  notice: 'square',
  fixed: 'tick',
};

const style = css({
  display: 'flex',
  gap: space(2.5),
  alignItems: 'baseline',
  padding: `${space(2.5)} ${space(3)}`,
  borderRadius: radius,
  fontSize: text.sm,
  lineHeight: 1.5,
  color: color.ink,
  overflowWrap: 'anywhere',
});

const backgrounds: Record<NoticeTone, string> = {
  error: color.errorSoft,
  warning: color.warningSoft,
  notice: color.noticeSoft,
  fixed: color.fixedSoft,
};

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A persistent message. An error interrupts screen readers, everything else is polite. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div css={style} style={{ background: backgrounds[tone] }} role={tone === 'error' ? 'alert' : 'status'}>
      <span css={{ color: color[tone] }}>
        <Shape name={shapes[tone]} />
      </span>
      <div>
        {title && <strong css={{ fontWeight: 600 }}>{title}. </strong>}
        {children}
      </div>
    </div>
  );
}
