import { css } from '@emotion/react';
import { color, font, radius, space, text } from '../../ui/theme/tokens';
import { headerHeight } from '../style/layout';
import { login, publicLinks, signup } from './links';

const button = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 2.5rem;
  height: 2.5rem;
  justify-content: center;
  padding: 0 ${space(2.5)};
  border: 0;
  border-radius: ${radius};
  background: none;
  color: ${color.inkSoft};
  font: 500 ${text.sm} ${font.sans};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
    background: ${color.sunken};
  }
  kbd {
    min-width: 1.4em;
    padding: 0 0.35em;
    border: 1px solid ${color.line};
    border-radius: 4px;
    color: ${color.inkFaint};
    font-size: ${text.xs};
    line-height: 1.5;
  }
  @media (max-width: 64rem) {
    span,
    kbd {
      display: none;
    }
  }
`;

/** Opens the search (`islands/search.ts`), like the keys / and Ctrl K. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="needs-script"
      css={button}
      data-action="search"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="m10.5 10.5 4 4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span>Search</span>
      <kbd>/</kbd>
    </button>
  );
}

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

/** Opens without a script. A script only closes it (`islands/index.ts`). */
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

const toggle = css`
  display: inline-grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
    background: ${color.sunken};
  }
`;

/** Half light, half dark. Its text doesn't depend on the theme, which the server can't know. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="needs-script"
      css={toggle}
      data-action="theme"
      aria-label="Switch between light and dark theme"
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </button>
  );
}
