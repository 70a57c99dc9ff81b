import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';
import { headerHeight } from '../style/layout';
import { login, publicLinks, signup } from './links';

const summary = css`
  display: grid;
  align-content: center;
  min-height: 2.75rem;
  padding-inline: ${space(2)};
  list-style: none;
  font-size: ${text.sm};
  font-weight: 600;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
`;

const panel = css`
  position: absolute;
  z-index: 2;
  inset: 100% 0 auto 0;
  display: grid;
  max-height: calc(100vh - ${headerHeight});
  overflow-y: auto;
  padding: ${space(2)} clamp(1.25rem, 4vw, 2.5rem) ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    border-bottom: 1px solid ${color.line};
    font-weight: 500;
  }
  a:last-of-type {
    border-bottom: 0;
  }
`;

/** Opens without a script. A script only closes it (`islands/menu.ts`). */
export function PhoneMenu() {
  return (
    <details data-menu>
      <summary css={summary}>Menu</summary>
      <nav css={panel} aria-label="Menu">
        {[...publicLinks, login, signup].map(({ to, words }) => (
          <a key={to} href={to}>
            {words}
          </a>
        ))}
      </nav>
    </details>
  );
}
