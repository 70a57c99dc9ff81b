import { css } from '@emotion/react';
import { Mark } from '../../ui/Mark';
import { color, space, text } from '../../ui/theme/tokens';
import { container, secondaryAction } from '../style/layout';
import { login, publicLinks, signup } from './links';
import { PhoneMenu } from './PhoneMenu';
import { SiteLink } from './SiteLink';
import { ThemeToggle } from './ThemeToggle';

/** Below this width the links fold into a menu. */
export const narrow = '@media (max-width: 48rem)';

const bar = css`
  ${container}
  display: flex;
  align-items: center;
  gap: ${space(8)};
  height: 4.25rem;
  a {
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover,
  a[aria-current='page'] {
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

export function Header() {
  return (
    <header css={{ position: 'relative', borderBottom: `1px solid ${color.line}` }}>
      <div css={bar}>
        <SiteLink to="/" css={wordmark} aria-label="Plumbline, home">
          <Mark size={26} />
          Plumbline
        </SiteLink>
        <nav css={wide} aria-label="Site">
          {publicLinks.map(({ to, words }) => (
            <SiteLink key={to} to={to}>
              {words}
            </SiteLink>
          ))}
        </nav>
        <nav css={wide} aria-label="Your account">
          <ThemeToggle />
          <SiteLink to={login.to}>{login.words}</SiteLink>
          <SiteLink to={signup.to} css={small}>
            {signup.words}
          </SiteLink>
        </nav>
        <div css={folded}>
          <ThemeToggle />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
