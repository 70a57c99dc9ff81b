import { css } from '@emotion/react';
import { docsPath, pathTo, routes } from '../../domain/routes';
import { consentActions } from '../../ui/consentActions';
import { Mark } from '../../ui/Icon';
import { color, font, space, text } from '../../ui/theme/tokens';
import { container } from '../style/layout';
import { login, signup } from './links';

const groups = [
  {
    name: 'Product',
    links: [
      { to: pathTo('pricing'), words: routes.pricing.title },
      { to: pathTo('sampleReport'), words: 'Sample report' },
      { to: pathTo('compare'), words: routes.compare.title },
      { to: pathTo('changelog'), words: routes.changelog.title },
    ],
  },
  {
    name: 'Learn',
    links: [
      { to: pathTo('docs'), words: routes.docs.title },
      { to: docsPath('rules'), words: 'Rules' },
      { to: docsPath('crawler'), words: 'Crawler' },
      { to: pathTo('blog'), words: routes.blog.title },
    ],
  },
  {
    name: 'About',
    links: [
      { to: pathTo('about'), words: 'About Plumbline' },
      { to: pathTo('contact'), words: routes.contact.title },
      { to: pathTo('status'), words: routes.status.title },
      { to: pathTo('security'), words: routes.security.title },
      { to: pathTo('privacy'), words: routes.privacy.title },
      { to: pathTo('terms'), words: routes.terms.title },
    ],
  },
  {
    name: 'Account',
    links: [signup, login, { to: pathTo('waitlist'), words: routes.waitlist.title }],
  },
];

const footer = css`
  ${container}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} clamp(2.5rem, 5vw, 4rem);
  padding-block: ${space(10)} ${space(12)};
  font-size: ${text.sm};
  p {
    max-width: 22rem;
    margin: ${space(2)} 0 0;
    color: ${color.inkSoft};
  }
  nav p {
    margin: 0 0 ${space(3)};
    color: ${color.ink};
    font-weight: 600;
    line-height: 1.2;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li a {
    display: inline-block;
    padding-block: ${space(1)};
    color: ${color.inkSoft};
    text-decoration: none;
  }
  li a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

export function Footer() {
  return (
    <footer css={{ marginTop: 'clamp(3.5rem, 8vw, 6rem)', borderTop: `1px solid ${color.line}` }}>
      <div css={footer}>
        <div css={{ flex: '1 1 16rem', marginLeft: -5 }}>
          <Mark />
          <p css={{ paddingLeft: 5 }}>Plumbline finds what’s broken on your site before your visitors do.</p>
          <div css={{ paddingLeft: 5, marginTop: space(2) }}>
            <ConsentLink />
          </div>
        </div>
        {groups.map(({ name, links }) => (
          <nav key={name} aria-label={name}>
            <p>{name}</p>
            <ul>
              {links.map(({ to, words }) => (
                <li key={to}>
                  <a href={to}>{words}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

const button = css`
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font: ${text.sm} ${font.sans};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  &[hidden] {
    display: none;
  }
`;

/** Opens the consent question again. The script shows it if the build has analytics. */
function ConsentLink() {
  return (
    <button type="button" css={button} data-action={consentActions.open} hidden>
      Analytics settings
    </button>
  );
}
