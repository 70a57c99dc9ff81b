import { css } from '@emotion/react';
import { color, radius } from './theme/tokens';

const tile = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius,
  background: color.ink,
  color: color.paper,
  fontWeight: 700,
  userSelect: 'none',
});

interface SiteTileProps {
  /** The host, such as “docs.example.com”. */
  readonly name: string;
  /** px. */
  readonly size?: number;
}

/** Shows the first letter of a site’s name, without “www”. Decoration beside the name. */
export function SiteTile({ name, size = 32 }: SiteTileProps) {
  const letter = name
    .replace(/^www\./, '')
    .charAt(0)
    .toUpperCase();
  return (
    <span
      aria-hidden="true"
      css={tile}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.45) }}
    >
      {letter}
    </span>
  );
}
