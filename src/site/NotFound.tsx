import { pathTo } from '../domain/routes';
import { space } from '../ui/theme/tokens';
import { Layout } from './layout/Layout';
import { PageTitle } from './prose/PageTitle';
import { container } from './style/layout';
import { proseStyle } from './style/prose';

const places = [
  { to: pathTo('home'), words: 'The home page' },
  { to: pathTo('docs'), words: 'The docs' },
  { to: pathTo('docsPage', { slug: 'rules' }), words: 'What we check, rule by rule' },
  { to: pathTo('pricing'), words: 'Plans and their limits' },
  { to: pathTo('dashboard'), words: 'Your dashboard' },
];

export function NotFound() {
  return (
    <Layout>
      <div css={container}>
        <PageTitle
          title="There is no page here"
          lead="The address may be mistyped, or the page may have moved. You may be looking for one of these:"
        />
        <ul css={[proseStyle, { margin: 0, paddingLeft: space(5) }]}>
          {places.map(({ to, words }) => (
            <li key={to}>
              <a href={to}>{words}</a>
            </li>
          ))}
        </ul>
      </div>
    </Layout>
  );
}
