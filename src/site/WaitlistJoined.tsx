import { pathTo } from '../domain/routes';
import { Layout } from './layout/Layout';
import { PageTitle } from './prose/PageTitle';
import { container } from './style/layout';
import { textStyle } from './style/prose';

/** Shown after the waitlist form without JavaScript. Says the same whether or not the email address had joined. */
export function WaitlistJoined() {
  return (
    <Layout>
      <div css={container}>
        <PageTitle
          title="You’re on the waitlist"
          lead="We’ve sent you an email with a link that shows your place. We’ll send another link when it’s your turn."
        />
        <p css={textStyle}>
          In the meantime, <a href={pathTo('docs')}>the docs</a> explain what Plumbline checks and how.
        </p>
      </div>
    </Layout>
  );
}
