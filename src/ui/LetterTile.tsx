import { css } from '@emotion/react';
import { color, font, radius } from './theme/tokens';

const tile = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  borderRadius: radius,
  background: color.ink,
  color: color.paper,
  fontFamily: font.sans,
  fontWeight: 650,
  lineHeight: 1,
  userSelect: 'none',
});

interface LetterTileProps {
  readonly name: string;
  readonly size?: number;
}

/** The first letter of a site, in place of its icon. Decoration beside its name. */
export function LetterTile({ name, size = 32 }: LetterTileProps) {
  const letter = name.replace(/^www\./, '').charAt(0) || '?';
  return (
    <span
      aria-hidden="true"
      css={tile}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.45) }}
    >
      {letter.toUpperCase()}
    </span>
  );
}
