import { css } from '@emotion/react';
import { useState } from 'react';
import { color, font } from './theme/tokens';

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  border: `1px solid ${color.line}`,
  background: color.sunken,
  color: color.inkSoft,
  fontFamily: font.sans,
  fontWeight: 600,
  userSelect: 'none',
});

interface AvatarProps {
  /** Shows its first letter if there is no photo or the photo can't be loaded. */
  readonly name: string;
  readonly photo: string | null;
  readonly size?: number;
}

/** Decoration beside a name, hidden from screen readers. */
export function Avatar({ name, photo, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      css={frame}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
    >
      {photo && broken !== photo ? (
        <img
          src={photo}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
          css={{ objectFit: 'cover' }}
        />
      ) : (
        (name.trim().charAt(0) || '?').toUpperCase()
      )}
    </span>
  );
}
