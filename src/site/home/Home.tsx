import { css } from '@emotion/react';
import { pathTo } from '../../domain/routes';
import { color, space, text } from '../../ui/theme/tokens';
import { Layout } from '../layout/Layout';
import { CheckForm } from './CheckForm';
import { Evidence } from './Evidence';
import { Hero } from './Hero';
import { InCi } from './InCi';
import { ComparedRuns, LiveRun } from './Runs';
import { Section } from './Section';
import { Trust } from './Trust';

export function Home() {
  return (
    <Layout>
      <Hero />
      <LiveRun />
      <Evidence />
      <ComparedRuns />
      <InCi />
      <Trust />
      <Closing />
    </Layout>
  );
}

const links = css`
  margin: ${space(4)} 0 0;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  a {
    color: ${color.ink};
  }
`;

function Closing() {
  return (
    <Section title="See what’s broken on your site" lead="Enter a URL. You get a report that you can act on.">
      <div data-place="closing">
        <CheckForm />
        <p css={links}>
          Or read <a href={pathTo('sampleReport')}>a whole sample report</a>, or{' '}
          <a href={pathTo('pricing')}>compare the plans</a>.
        </p>
      </div>
    </Section>
  );
}
