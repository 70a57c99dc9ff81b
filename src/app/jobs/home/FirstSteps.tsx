import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { SiteHistory } from '#domain/siteHistory';
import { Section } from '#ui/Page';
import { Shape } from '#ui/Shape';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { stepsOf } from './steps';

interface FirstStepsProps {
  readonly jobs: readonly Job[];
  readonly sites: readonly SiteHistory[];
}

/** Shows the first steps, until they are done. */
export function FirstSteps({ jobs, sites }: FirstStepsProps) {
  const steps = stepsOf(jobs, sites);
  const next = steps.find(({ done }) => !done);
  if (!next) return null;
  return (
    <Section title="First steps">
      <ol css={{ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <li key={step.title} css={{ display: 'flex', gap: space(3), alignItems: 'baseline' }}>
            <span style={{ color: step.done ? color.fixed : step === next ? color.accent : color.inkFaint }}>
              <Shape name={step.done ? 'tick' : step === next ? 'drop' : 'ring'} size={11} />
            </span>
            <div>
              <span css={{ fontWeight: 550 }} style={step.done ? { color: color.inkFaint } : undefined}>
                {step.title}
                <VisuallyHidden>{step.done ? ' (done)' : ''}</VisuallyHidden>
              </span>
              {step === next && (
                <div css={{ color: color.inkSoft, fontSize: text.sm }}>
                  {step.words}{' '}
                  {step.jobId && <TextLink to={pathTo('job', { jobId: step.jobId })}>Open the job</TextLink>}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
