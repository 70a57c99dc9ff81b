import { useState } from 'react';
import { explain } from '#app/live/explain';
import { usePages } from '#app/live/usePages';
import { useAccount } from '#app/session/SessionContext';
import { pathTo } from '#domain/routes';
import { siteIdOf } from '#domain/siteHistory';
import { Button } from '#ui/Button';
import { Page } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { SiteCards } from './SiteCards';
import { sitesQuery } from './siteQueries';

const pageSize = 24;

const newJob = (
  <ButtonLink to={pathTo('newJob')} variant="primary">
    New job
  </ButtonLink>
);

/** Shows all sites of the user, most recently checked first. */
export function SitesScreen() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Page title="Sites" actions={newJob}>
      <Sites key={attempt} onRetry={() => setAttempt((before) => before + 1)} />
    </Page>
  );
}

/** @param onRetry changes the key, which subscribes again after a failure. */
function Sites({ onRetry }: { readonly onRetry: () => void }) {
  const { uid } = useAccount();
  const sites = usePages(sitesQuery(uid, pageSize), ({ updatedAt, host }) => [updatedAt, siteIdOf(host)]);
  if (sites.status === 'loading') return <SkeletonRows words="Loading your sites" />;
  if (sites.status === 'error')
    return <ErrorState words={explain(sites.error)} actions={<Button onClick={onRetry}>Try again</Button>} />;
  if (sites.rows.length === 0)
    return (
      <EmptyState
        drawing="sites"
        title="No sites yet"
        actions={<ButtonLink to={pathTo('newJob')}>Check a site</ButtonLink>}
      >
        A site appears here when its first job succeeds.
      </EmptyState>
    );
  const { state, run } = sites.older;
  return (
    <div
      css={{ display: 'grid', gap: space(4), justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div css={{ width: '100%' }}>
        <SiteCards sites={sites.rows} />
      </div>
      {state.status === 'failed' && <ErrorState words={explain(state.error)} />}
      {sites.more && (
        <Button busy={state.status === 'busy' ? 'Loading more sites' : undefined} onClick={run}>
          Show more sites
        </Button>
      )}
    </div>
  );
}
