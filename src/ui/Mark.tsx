import { color } from './theme/tokens';

/** The plumb line: a line with its weight. Decoration, because the name is beside it. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d="M5 2.75h14" stroke={color.ink} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M12 3v9.5" stroke={color.ink} strokeWidth="1.5" />
      <path d="M8.5 12.5h7V16L12 21.5 8.5 16z" fill={color.accent} />
    </svg>
  );
}
