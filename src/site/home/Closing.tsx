import { pathTo } from '../../domain/routes';
import { space } from '../../ui/theme/tokens';
import { PlanTable } from '../mdx/PlanTable';
import { planTableStyle, severityStyle } from '../style/content';
import { primaryAction, secondaryAction } from '../style/layout';
import { Section } from './Section';

export function Plans() {
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

export function Closing() {
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
