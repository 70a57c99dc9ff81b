import { css } from '@emotion/react';
import { useState } from 'react';
import { iconUrlOf } from '#domain/siteIcon';
import { color, light, radius } from './theme/tokens';

const tile = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: radius,
  background: color.ink,
  color: color.paper,
  fontWeight: 700,
  userSelect: 'none',
});

/** White in both themes, like the tabs that most icons are drawn for. */
const plate = css({ border: `1px solid ${color.line}`, background: light.raised });

interface SiteTileProps {
  /** The host, such as “docs.example.com”. */
  readonly name: string;
  /** The site’s icon as it is stored. */
  readonly icon?: string | undefined;
  /** px. */
  readonly size?: number;
}

/** Shows a site’s icon, or the first letter of its name without “www”. Decoration beside the name. */
export function SiteTile({ name, icon, size = 32 }: SiteTileProps) {
  const [broken, setBroken] = useState<string>();
  const url = iconUrlOf(icon);
  const shown = url === broken ? undefined : url;
  const side = Math.round(size * 0.625);
  return (
    <span
      aria-hidden="true"
      css={shown ? [tile, plate] : tile}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.45) }}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={side}
          height={side}
          onError={() => setBroken(shown)}
          css={{ objectFit: 'contain' }}
        />
      ) : (
        name
          .replace(/^www\./, '')
          .charAt(0)
          .toUpperCase()
      )}
    </span>
  );
}
