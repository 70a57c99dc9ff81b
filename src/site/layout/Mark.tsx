import { color } from '../../ui/theme/tokens';

/** A line with a small weight. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 1v13" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10.5 13h7l2 4.5L14 27l-5.5-9.5z" fill={color.accent} />
    </svg>
  );
}
