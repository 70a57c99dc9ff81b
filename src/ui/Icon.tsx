import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { color } from './theme/tokens';

interface IconProps {
  readonly of: LucideIcon;
  /** Of its square, px. */
  readonly size?: number;
}

const style = css({ flex: 'none', color: color.inkFaint });

/** Decoration beside words, hidden from screen readers. A button with only an icon needs a name of its own. */
export function Icon({ of: Shape, size = 16 }: IconProps) {
  return <Shape css={style} size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
