import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { color } from './theme/tokens';

interface IconProps {
  readonly of: LucideIcon;
  /** Of its square, px. */
  readonly size?: number;
}

const style = css({ flex: 'none', color: color.inkFaint });

/** A decoration next to text, hidden from screen readers. A button with only an icon needs a name of its own. */
export function Icon({ of: Shape, size = 16 }: IconProps) {
  return <Shape css={style} size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}

/** The plumb line: a line with its weight. A decoration, because the name is next to it. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d="M5 2.75h14" stroke={color.ink} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M12 3v9.5" stroke={color.ink} strokeWidth="1.5" />
      <path d="M8.5 12.5h7V16L12 21.5 8.5 16z" fill={color.accent} />
    </svg>
  );
}

/** Color is never the only signal: every severity and state has its own shape. */
export type ShapeName =
  | 'disc'
  | 'triangle'
  | 'square'
  | 'diamond'
  | 'tick'
  | 'ring'
  | 'drop'
  | 'cross'
  | 'dash';

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 } as const;

const drawings: Record<ShapeName, ReactNode> = {
  disc: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  triangle: <path d="M6 1 11.5 11H.5z" fill="currentColor" />,
  square: <rect x="1.5" y="1.5" width="9" height="9" fill="currentColor" />,
  diamond: <path d="M6 1 11 6l-5 5-5-5z" {...outline} strokeWidth={1.5} />,
  tick: <path d="m1.5 6.5 3 3 6-7" {...outline} strokeLinecap="round" strokeLinejoin="round" />,
  ring: <circle cx="6" cy="6" r="4.25" {...outline} strokeDasharray="2.2 1.6" />,
  drop: (
    <>
      <path d="M6 0v6" {...outline} />
      <path d="M3 5.5h6v2.25L6 12 3 7.75z" fill="currentColor" />
    </>
  ),
  cross: <path d="m2 2 8 8m0-8-8 8" {...outline} strokeLinecap="round" />,
  dash: <path d="M1.5 6h9" {...outline} strokeLinecap="round" />,
};

export function Shape({ name, size = 10 }: { readonly name: ShapeName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden="true"
      focusable="false"
      css={{ flex: 'none', overflow: 'visible' }}
    >
      {drawings[name]}
    </svg>
  );
}
