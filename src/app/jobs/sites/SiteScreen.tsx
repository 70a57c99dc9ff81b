import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { JobsTable } from '#app/job-views/JobList';
import { explain } from '#app/live/explain';
import { useDocument, useQuery } from '#app/live/useLive';
import { useTitle } from '#app/live/useTitle';
import { useAccount } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { SiteHistory } from '#domain/siteHistory';
import { unicodeHost } from '#domain/unicodeHost';
import { Button } from '#ui/Button';
import { Page, Section } from '#ui/Page';
import { SiteTile } from '#ui/SiteTile';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { ButtonLink, TextLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { newJobPath } from '../newJob/newJobPath';
import { GotWorse } from './GotWorse';
import { SiteDecisions } from './SiteDecisions';
import { SiteDomain } from './SiteDomain';
import { SiteEmails } from './SiteEmails';
import { SiteSchedules } from './SiteSchedules';
import { SiteScore } from './SiteScore';
import { homePageOf, hostNamed, type Site, siteJobsPath, siteJobsQuery } from './siteQueries';

const stack = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
const columns = css(stack, {
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) 18rem', columnGap: space(10) },
});

/** Shows everything about one of the user's sites in one place. */
export function SiteScreen({ site }: { readonly site: string }) {
  const { uid } = useAccount();
  const [attempt, setAttempt] = useState(0);
  const host = hostNamed(site);
  useTitle(unicodeHost(host));
  return (
    <KnownSite
      key={`${attempt} ${host}`}
      site={{ uid, host }}
      onRetry={() => setAttempt((before) => before + 1)}
    />
  );
}

interface KnownSiteProps {
  readonly site: Site;
  /** Changes the key, which subscribes again after a failure. */
  readonly onRetry: () => void;
}

function KnownSite({ site, onRetry }: KnownSiteProps) {
  const history = useDocument(paths.site(site.uid, site.host));
  const jobs = useQuery(siteJobsQuery(site));
  const failed = history.status === 'error' ? history : jobs.status === 'error' ? jobs : undefined;
  if (failed) {
    return (
      <SitePage host={site.host} url={homePageOf(site.host, null, [])}>
        <ErrorState words={explain(failed.error)} actions={<Button onClick={onRetry}>Try again</Button>} />
      </SitePage>
    );
  }
  if (history.status !== 'ready' || jobs.status !== 'ready') {
    return (
      <SitePage host={site.host} url={homePageOf(site.host, null, [])}>
        <SkeletonRows rows={8} words="Loading the site" />
      </SitePage>
    );
  }
  const url = homePageOf(site.host, history.value, jobs.value);
  return (
    <SitePage host={site.host} url={url} icon={history.value?.icon}>
      {history.value || jobs.value.length > 0 ? (
        <Content site={site} url={url} history={history.value} jobs={jobs.value} />
      ) : (
        <EmptyState
          drawing="sites"
          title={`No jobs on ${unicodeHost(site.host)} yet`}
          actions={<ButtonLink to={newJobPath(url)}>Check this site</ButtonLink>}
        >
          Its score, jobs and schedules appear here after its first job.
        </EmptyState>
      )}
    </SitePage>
  );
}

interface SitePageProps {
  readonly host: string;
  readonly url: string;
  readonly icon?: string | undefined;
  readonly children: ReactNode;
}

function SitePage({ host, url, icon, children }: SitePageProps) {
  const name = unicodeHost(host);
  return (
    <Page
      title={
        <span css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
          <SiteTile name={name} icon={icon} />
          {name}
        </span>
      }
      above={<TextLink to={pathTo('sites')}>Sites</TextLink>}
      actions={
        <ButtonLink to={newJobPath(url)} variant="primary">
          New job
        </ButtonLink>
      }
    >
      {children}
    </Page>
  );
}

interface ContentProps {
  readonly site: Site;
  readonly url: string;
  readonly history: SiteHistory | null;
  readonly jobs: readonly Job[];
}

function Content({ site, url, history, jobs }: ContentProps) {
  return (
    <div css={columns}>
      <div css={stack}>
        {history && <GotWorse sites={[history]} title="Got worse" />}
        <SiteScore history={history} />
        <Section
          title="Recent runs"
          aside={<TextLink to={siteJobsPath(site.host)}>All jobs on this site</TextLink>}
        >
          {jobs.length > 0 ? (
            <JobsTable caption="Recent jobs on this site" jobs={jobs} />
          ) : (
            <p css={{ margin: 0 }}>The jobs on this site were deleted.</p>
          )}
        </Section>
      </div>
      <div css={stack}>
        <SiteSchedules site={site} job={jobs[0]} />
        <SiteDomain site={site} url={url} />
        <SiteDecisions site={site} last={history?.runs.at(-1)} />
        <SiteEmails site={site} />
      </div>
    </div>
  );
}
