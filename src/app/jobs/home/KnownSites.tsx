import type { ReactNode } from 'react';
import { explain } from '#app/live/explain';
import { type Live, useQuery } from '#app/live/useLive';
import { useAccount } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { SiteHistory } from '#domain/siteHistory';
import type { Query } from '#services/backend';
import { Button } from '#ui/Button';
import { Section } from '#ui/Page';
import { ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { GotWorse } from '../sites/GotWorse';
import { SiteCards } from '../sites/SiteCards';
import { sitesAtHome, sitesQuery } from '../sites/siteQueries';
import { FirstSteps } from './FirstSteps';

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
