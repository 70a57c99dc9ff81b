import { css } from '@emotion/react';
import { docsPath, pathTo } from '../domain/routes';
import { color, space, text } from '../ui/theme/tokens';
import { Layout } from './layout/Layout';
import { PageTitle } from './prose/PageTitle';
import { container, secondaryAction } from './style/layout';
import { textStyle } from './style/prose';

const places = [
  { to: pathTo('home'), words: 'Home' },
  { to: pathTo('docs'), words: 'Documentation' },
  { to: docsPath('rules'), words: 'All rules' },
  { to: pathTo('pricing'), words: 'Plans and limits' },
  { to: pathTo('dashboard'), words: 'Your dashboard' },
];

const columns = css`
  ${container}
  h2 {
    margin: 0 0 ${space(3)};
    font-size: ${text.lg};
    font-weight: 650;
  }
  ul {
    margin: 0;
    padding-left: ${space(5)};
  }
  section {
    margin-top: ${space(10)};
  }
  /* Its place is kept free, so that nothing moves when a script has looked. */
  .nearest {
    min-height: 9.5rem;
    margin-top: 0;
  }
  .nearest:not([data-found]) {
    visibility: hidden;
  }
  .nearest[data-found='0'] {
    color: ${color.inkSoft};
  }
`;

/** A script adds the pages with the most similar URLs (`islands/nearest.ts`). */
export function NotFound() {
  return (
    <Layout>
      <div css={columns}>
        <PageTitle title="Page not found" lead="Check the URL for typos. The page may also have moved." />
        <section className="nearest needs-script" data-nearest css={textStyle}>
          <h2>Did you mean</h2>
          <ul />
        </section>
        <button type="button" className="needs-script" css={secondaryAction} data-action="search">
          Search docs and blog
        </button>
        <section css={textStyle}>
          <h2>Where to go from here</h2>
          <ul>
            {places.map(({ to, words }) => (
              <li key={to}>
                <a href={to}>{words}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Layout>
  );
}
