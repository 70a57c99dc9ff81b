import { pathTo } from '../domain/routes';
import { Layout } from './layout/Layout';
import { PageTitle } from './prose/PageTitle';
import { container } from './style/layout';
import { textStyle } from './style/prose';

/** Where the form of the waitlist leads without JavaScript; it says the same whether or not the address had joined. */
export function WaitlistJoined() {
  return (
    <Layout>
      <div css={container}>
        <PageTitle
          title="You are on the list"
          lead="We have sent you a mail with a link that shows your place. When it is your turn, another one lets you in."
        />
        <p css={textStyle}>
          Until then, <a href={pathTo('docs')}>the docs</a> tell what Plumbline checks and how.
        </p>
      </div>
    </Layout>
  );
}
