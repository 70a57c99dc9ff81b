import type { ReactNode } from 'react';
import { color } from './theme/tokens';

export type EmptyDrawingName = 'jobs' | 'sites' | 'schedules';

const hairline = { stroke: color.lineStrong, strokeWidth: 1, opacity: 0.7 } as const;

/** What hangs behind the line: the text of a page, two windows, or the path of a pendulum. */
const backgrounds: Record<EmptyDrawingName, ReactNode> = {
  jobs: <path d="M12 20h22M12 30h16M12 40h22M12 50h12M54 20h22M54 30h18M54 40h22M54 50h14" {...hairline} />,
  sites: (
    <path
      d="M8.5 22.5h26v20h-26zM8.5 28.5h26M53.5 32.5h26v20h-26zM53.5 38.5h26M13 52.5h17M58 62.5h17"
      {...hairline}
    />
  ),
  schedules: (
    <>
      <path d="M10 54a52 52 0 0 0 68 0" {...hairline} strokeDasharray="2 4" />
      <path d="M44 6 14 52M44 6l30 46" {...hairline} strokeDasharray="1 5" />
      <path d="M10 54l-3-4M78 54l3-4M26 63l-2 5M62 63l2 5" {...hairline} />
    </>
  ),
};

/** A plumb line at rest, for a screen without content. Decoration beside the words. */
export function EmptyDrawing({ of }: { readonly of: EmptyDrawingName }) {
  return (
    <svg
      width="88"
      height="88"
      viewBox="0 0 88 88"
      fill="none"
      aria-hidden="true"
      focusable="false"
      css={{ flex: 'none' }}
    >
      {backgrounds[of]}
      <path d="M30 6h28" stroke={color.ink} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M44 6v50" stroke={color.ink} strokeWidth="1.25" />
      <path d="M38 56h12v6l-6 10-6-10z" fill={color.accent} />
      <path d="M20 82.5h48" stroke={color.lineStrong} strokeWidth="1" />
    </svg>
  );
}
