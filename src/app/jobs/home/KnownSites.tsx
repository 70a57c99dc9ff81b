import type { ReactNode } from 'react';
import { explain } from '#app/live/explain';
import { type Live, useQuery } from '#app/live/useLive';
import { useAccount } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import { hasEnded, type Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { SiteHistory } from '#domain/siteHistory';
import type { Query } from '#services/backend';
import { Button } from '#ui/Button';
import { Shape } from '#ui/Icon';
import { Section } from '#ui/Page';
import { ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { GotWorse } from '../sites/GotWorse';
import { SiteCards } from '../sites/SiteCards';
import { sitesAtHome, sitesQuery } from '../sites/siteQueries';

/** The maximum number to list: no one fixes more at a time. */
const mostWorse = 50;

/** Finds every site that got worse, however long the list of sites is: the state is stored with each site. */
const worseQuery = (uid: string): Query<SiteHistory> => ({
  from: paths.sites(uid),
  where: [['worseAt', '>', new Date(0)]],
  orderBy: ['worseAt', 'desc'],
  limit: mostWorse,
});

export interface KnownSitesProps {
  readonly latest: Live<readonly Job[]>;
  /** Changes the key, which subscribes again after a failure. */
  readonly onRetry: () => void;
  /** Shown between the first steps and the sites. */
  readonly children: ReactNode;
}

/** Shows what is known about the user's sites: the first steps, those that got worse, and the newest ones. */
export function KnownSites({ latest, onRetry, children }: KnownSitesProps) {
  const { uid } = useAccount();
  const sites = useQuery(sitesQuery(uid, sitesAtHome));
  const worse = useQuery(worseQuery(uid));
  const failure = sites.status === 'error' ? sites.error : worse.status === 'error' ? worse.error : undefined;
  return (
    <>
      {latest.status === 'ready' && sites.status === 'ready' && sites.value.length < sitesAtHome && (
        <FirstSteps jobs={latest.value} sites={sites.value} />
      )}
      {children}
      {failure !== undefined && (
        <Section title="Sites">
          <ErrorState words={explain(failure)} actions={<Button onClick={onRetry}>Try again</Button>} />
        </Section>
      )}
      {worse.status === 'ready' && <GotWorse sites={worse.value} />}
      {sites.status === 'ready' && sites.value.length > 0 && (
        <Section title="Sites" aside={<TextLink to={pathTo('sites')}>All sites</TextLink>}>
          <SiteCards sites={sites.value} />
        </Section>
      )}
    </>
  );
}

interface FirstStepsProps {
  readonly jobs: readonly Job[];
  readonly sites: readonly SiteHistory[];
}

/** Shows the first steps, until they are done. */
function FirstSteps({ jobs, sites }: FirstStepsProps) {
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

interface Step {
  readonly title: string;
  readonly words: string;
  readonly done: boolean;
  /** The job that the step links to. */
  readonly jobId?: string | undefined;
}

/**
 * Returns the steps to a first comparison, and which are done. Whether a report was read is not known, only
 * that it exists.
 */
export function stepsOf(jobs: readonly Job[], sites: readonly SiteHistory[]): readonly Step[] {
  const running = jobs.find(({ state }) => !hasEnded(state));
  const reported = jobs.find(({ result }) => result !== null)?.jobId;
  const again = sites.find(({ runs }) => runs.length > 0)?.runs.at(-1)?.jobId;
  return [
    {
      title: 'Check a site',
      words: 'Enter its URL above. The first findings appear within seconds.',
      done: jobs.length > 0 || sites.length > 0,
    },
    {
      title: 'Get its report',
      words: running
        ? 'Your first job is running. Open it to watch the findings arrive.'
        : 'Your job ended without a report. Open it to see why, then try again.',
      done: sites.length > 0 || reported !== undefined,
      jobId: (running ?? jobs[0])?.jobId,
    },
    {
      title: 'Fix something and run the job again',
      words:
        'The report shows what to fix first. The next one shows what’s new and what’s fixed, and starts your score’s trend.',
      done: sites.some(({ runs }) => runs.length > 1),
      jobId: again ?? reported,
    },
  ];
}
