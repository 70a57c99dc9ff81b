import { css } from '@emotion/react';
import { useLocation } from '@reach/router';
import { Mark } from '../../ui/Icon';
import { color, space, text } from '../../ui/theme/tokens';
import { container, headerHeight, secondaryAction, stickingHeader } from '../style/layout';
import { PhoneMenu, SearchButton, ThemeToggle } from './HeaderControls';
import { login, publicLinks, signup } from './links';

/** Below this width, the links collapse into a menu. */
const narrow = '@media (max-width: 48rem)';

const bar = css`
  ${container}
  display: flex;
  align-items: center;
  gap: ${space(8)};
  height: ${headerHeight};
  a {
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: ${color.ink};
  }
`;

const wordmark = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: -5px;
  && {
    color: ${color.ink};
  }
  font-size: 1.125rem;
  font-weight: 650;
  letter-spacing: -0.02em;
`;

const wide = css`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  font-size: ${text.sm};
  font-weight: 500;
  &:last-of-type {
    margin-left: auto;
    gap: ${space(4)};
  }
  ${narrow} {
    display: none;
  }
`;

const small = css`
  ${secondaryAction}
  min-height: 2.375rem;
  padding-inline: ${space(4)};
  font-size: ${text.sm};
  && {
    color: ${color.ink};
  }
`;

const folded = css`
  display: none;
  align-items: center;
  gap: ${space(1)};
  margin-left: auto;
  ${narrow} {
    display: flex;
  }
`;

/** Marks the link to the current page or its section. */
const current = (to: string, path: string) =>
  path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined;

export function Header() {
  const path = useLocation().pathname;
  return (
    <header css={stickingHeader}>
      <div css={bar}>
        <a href="/" css={wordmark} aria-label="Plumbline, home">
          <Mark size={26} />
          Plumbline
        </a>
        <nav css={wide} aria-label="Site">
          {publicLinks.map(({ to, words }) => (
            <a key={to} href={to} aria-current={current(to, path)}>
              {words}
            </a>
          ))}
        </nav>
        <nav css={wide} aria-label="Your account">
          <SearchButton />
          <ThemeToggle />
          <a href={login.to}>{login.words}</a>
          <a href={signup.to} css={small}>
            {signup.words}
          </a>
        </nav>
        <div css={folded}>
          <SearchButton />
          <ThemeToggle />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
