import type { ReactNode } from 'react';
import { explain } from '#app/live/explain';
import { type Live, useQuery } from '#app/live/useLive';
import { usePages } from '#app/live/usePages';
import { useAccount } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import { type SiteHistory, siteIdOf } from '#domain/siteHistory';
import type { Query } from '#services/backend';
import { Button } from '#ui/Button';
import { Section } from '#ui/Page';
import { ErrorState } from '#ui/States';
import { FirstSteps } from './FirstSteps';
import { GotWorse } from './GotWorse';
import { Sites } from './Sites';

/** Whoever has checked this many sites knows how; one that was checked again may stand behind them. */
const pageSize = 12;
/** Nobody mends more of them than this in one go. */
const mostWorse = 50;

/** Every site that got worse, however long the list of sites is: each says so itself. */
const worseQuery = (uid: string): Query => ({
  from: `users/${uid}/sites`,
  where: [['worseAt', '>', new Date(0)]],
  orderBy: ['worseAt', 'desc'],
  limit: mostWorse,
});

export interface KnownSitesProps {
  readonly latest: Live<readonly Job[]>;
  /** To listen once more after it failed: gives it another key. */
  readonly onRetry: () => void;
  /** Stands between the first steps and how sites are. */
  readonly children: ReactNode;
}

/** What is known of a person's sites: what to do first, which got worse, and all of them. */
export function KnownSites({ latest, onRetry, children }: KnownSitesProps) {
  const { uid } = useAccount();
  const sites = usePages<SiteHistory>(
    { from: `users/${uid}/sites`, orderBy: ['updatedAt', 'desc'], limit: pageSize },
    ({ updatedAt, host }) => [updatedAt, siteIdOf(host)],
  );
  const worse = useQuery<SiteHistory>(worseQuery(uid));
  const failure = sites.status === 'error' ? sites.error : worse.status === 'error' ? worse.error : undefined;
  const { state, run } = sites.older;
  return (
    <>
      {latest.status === 'ready' && sites.status === 'ready' && sites.rows.length < pageSize && (
        <FirstSteps jobs={latest.value} sites={sites.rows} />
      )}
      {children}
      {failure !== undefined && (
        <Section title="Sites">
          <ErrorState words={explain(failure)} actions={<Button onClick={onRetry}>Try again</Button>} />
        </Section>
      )}
      {worse.status === 'ready' && <GotWorse sites={worse.value} />}
      {sites.rows.length > 0 && (
        <Sites sites={sites.rows}>
          {state.status === 'failed' && <ErrorState words={explain(state.error)} />}
          {sites.more && (
            <Button
              look="quiet"
              busy={state.status === 'busy' ? 'Loading more sites' : undefined}
              onClick={run}
            >
              Show more sites
            </Button>
          )}
        </Sites>
      )}
    </>
  );
}
