import { css } from '@emotion/react';
import { wordsFor } from '../domain/errors';
import { honeypot, joinProblems, joinWaitlistPath } from '../domain/operations';
import { docsPath, pathTo } from '../domain/routes';
import { controlStyle } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { space, text } from '../ui/theme/tokens';
import { visuallyHidden } from '../ui/VisuallyHidden';
import { Layout } from './layout/Layout';
import { PageTitle } from './prose/PageTitle';
import { container, primaryAction } from './style/layout';
import { textStyle } from './style/prose';

const column = css`
  max-width: 26rem;
  form {
    display: grid;
    gap: ${space(4)};
    justify-items: start;
  }
  label {
    display: grid;
    gap: ${space(1.5)};
    width: 100%;
    font-size: ${text.sm};
    font-weight: 550;
  }
  .problem {
    display: none;
    margin-bottom: ${space(5)};
  }
  .problem:target {
    display: block;
  }
`;

/** The waitlist form for visitors. A plain form with a page as its response, so it works without JavaScript. */
export function Waitlist() {
  return (
    <Layout>
      <div css={container}>
        <PageTitle
          title="Join the waitlist"
          lead="We approve people a few at a time. Enter your email address, and we’ll send you a link that shows your place and another when it’s your turn."
        />
        <div css={column}>
          {joinProblems.map((code) => (
            <div key={code} id={code} className="problem">
              <Notice tone="error" title={wordsFor(code).title}>
                {wordsFor(code).message}
              </Notice>
            </div>
          ))}
          <form method="post" action={joinWaitlistPath}>
            <label>
              Email
              <input type="email" name="email" autoComplete="email" required css={controlStyle} />
            </label>
            <div aria-hidden="true" css={visuallyHidden}>
              <label>
                Leave this empty
                <input name={honeypot} tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <button type="submit" css={[primaryAction, { cursor: 'pointer' }]}>
              Join the waitlist
            </button>
          </form>
          <p css={{ margin: `${space(6)} 0 0` }}>
            Already have an account or joined the waitlist? <a href={pathTo('login')}>Log in</a>. Read{' '}
            <a href={docsPath('privacy')}>how we handle your data</a>.
          </p>
        </div>
      </div>
    </Layout>
  );
}

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
