import { css } from '@emotion/react';
import { Link } from '@reach/router';
import { useEffect, useRef } from 'react';
import type { RouteName } from '#domain/routes';
import { Icon } from '#ui/Icon';
import { color, phone, radius, space, text } from '#ui/theme/tokens';
import { type Area, adminNavigation, isCurrent, userNavigation } from './navigation';

const list = css({
  display: 'flex',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const edge = `color-mix(in srgb, ${color.ink} 22%, transparent)`;

/** Shadows at the edges where the list continues. The first two gradients scroll along and hide them at the ends. */
const scrollShadows = {
  background: `
    linear-gradient(to right, ${color.paper} 40%, transparent) left / 3rem 100% local no-repeat,
    linear-gradient(to left, ${color.paper} 40%, transparent) right / 3rem 100% local no-repeat,
    linear-gradient(to right, ${edge}, transparent) left / 1rem 100% scroll no-repeat,
    linear-gradient(to left, ${edge}, transparent) right / 1rem 100% scroll no-repeat,
    ${color.paper}
  `,
} as const;

const bar = css({
  // The admin area's entries don't fit beside the rest.
  '@media (max-width: 68rem)': { minWidth: 0, overflowX: 'auto', ...scrollShadows },
  [phone]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 5,
    borderTop: `1px solid ${color.line}`,
    padding: `${space(1)} ${space(2)}`,
    paddingBottom: `max(${space(1)}, env(safe-area-inset-bottom))`,
    overflowX: 'auto',
    ul: { justifyContent: 'space-around', minWidth: 'max-content' },
  },
});

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2rem',
  padding: `0 ${space(2.5)}`,
  borderRadius: radius,
  color: color.inkSoft,
  fontSize: text.sm,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { color: color.ink, background: color.sunken },
  '&[aria-current="page"]': {
    color: color.ink,
    fontWeight: 550,
    background: color.sunken,
  },
  [phone]: {
    minHeight: '3.25rem',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space(0.5),
    fontSize: text.xs,
  },
});

interface AreaNavigationProps {
  readonly area: Area;
  readonly here: RouteName | undefined;
}

export function AreaNavigation({ area, here }: AreaNavigationProps) {
  const items = area === 'admin' ? adminNavigation : userNavigation;
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another current entry.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.clientWidth) / 2;
  }, [here]);
  return (
    <nav ref={nav} aria-label={area === 'admin' ? 'Admin' : 'Main'} css={bar}>
      <ul css={list}>
        {items.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} css={item} aria-current={isCurrent(entry, here) ? 'page' : undefined}>
              <Icon of={entry.icon} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
