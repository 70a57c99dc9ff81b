import { type ColorName, color } from '../theme/tokens';
import { linePath, maxOf, niceTop } from './series';

interface SparklineProps {
  readonly values: readonly (number | null)[];
  /** Its values as text: “87, 91, then 74”. Empty if the text is beside it. */
  readonly words: string;
  readonly top?: number;
  readonly hue?: ColorName;
  readonly width?: number;
}

/** A line without axes, for a table row. */
export function Sparkline({ values, words, top, hue = 'inkSoft', width = 72 }: SparklineProps) {
  const end = top ?? niceTop(maxOf([{ name: '', color: hue, values }]));
  const last = values.at(-1) ?? null;
  return (
    <svg
      width={width}
      height="20"
      viewBox="-3 -8 106 116"
      preserveAspectRatio="none"
      role={words ? 'img' : undefined}
      aria-label={words || undefined}
      aria-hidden={words ? undefined : true}
      focusable="false"
      css={{ display: 'block', overflow: 'visible', flex: 'none' }}
    >
      <path d="M0 100H100" stroke={color.line} vectorEffect="non-scaling-stroke" />
      <path
        d={linePath(values, end)}
        fill="none"
        stroke={color[hue]}
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {last !== null && (
        <path
          d={`M${values.length > 1 ? 100 : 0} ${100 - (last / end) * 100}h0.01`}
          stroke={color[hue]}
          strokeWidth="5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
