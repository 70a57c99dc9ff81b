import { css } from '@emotion/react';
import * as v from 'valibot';
import practiceReport from '../../../content/reports/practice.json';
import { docsPath, pathTo } from '../../domain/routes';
import { space } from '../../ui/theme/tokens';
import { Layout } from '../layout/Layout';
import { embeddedReport } from '../mdx/embeddedReport';
import { PlanTable } from '../mdx/PlanTable';
import { Report } from '../mdx/Report';
import { planTableStyle, severityStyle } from '../style/content';
import { primaryAction, secondaryAction } from '../style/layout';
import { reportStyle } from '../style/report';
import { Checks, Verdicts } from './Checks';
import { Hero } from './Hero';
import { Section } from './Section';

export function Home() {
  return (
    <Layout>
      <Hero />
      <Sample />
      <Verdicts />
      <Checks />
      <Plans />
      <Closing />
    </Layout>
  );
}

const practice = v.parse(embeddedReport, practiceReport);

const panel = css`
  ${severityStyle}
  ${reportStyle}
  max-width: 54rem;
  .report {
    margin-top: 0;
  }
  .report-after {
    margin: ${space(6)} 0 0;
  }
`;

/** A real report, not a drawing of one. */
function Sample() {
  return (
    <Section
      title="Every finding shows the problem, the evidence and the fix"
      lead="In this sample report, each rule shows how many points you gain by fixing it. Each finding shows where the problem is and what we observed."
    >
      <div css={panel}>
        <Report report={practice} most={8} />
        <p className="report-after">
          <a href={docsPath('reports')} css={secondaryAction}>
            Read how reports work
          </a>
        </p>
      </div>
    </Section>
  );
}

function Plans() {
  return (
    <Section
      title="Three plans, by size"
      lead="These are the limits of each plan. Every plan includes every rule."
    >
      <div css={[severityStyle, planTableStyle, { maxWidth: '46rem' }]}>
        <PlanTable />
      </div>
    </Section>
  );
}

function Closing() {
  return (
    <Section title="See what’s broken on your site" lead="Sign up, enter a URL and read the report.">
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3) }} data-place="closing">
        <a href={pathTo('signup')} css={primaryAction}>
          Sign up
        </a>
        <a href={pathTo('pricing')} css={secondaryAction}>
          Questions about plans
        </a>
      </div>
    </Section>
  );
}
