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
      lead="The numbers below are the limits that Plumbline enforces. Every plan has every rule."
    >
      <div css={[severityStyle, planTableStyle, { maxWidth: '46rem' }]}>
        <PlanTable />
      </div>
    </Section>
  );
}

export function Closing() {
  return (
    <Section title="See what is true of your site" lead="Sign up, type one address, and read the report.">
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
