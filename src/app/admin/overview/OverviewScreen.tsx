import { useState } from 'react';
import { explain } from '#app/live/explain';
import { useQuery } from '#app/live/useLive';
import { pathTo } from '#domain/routes';
import type { Deletion } from '#domain/user';
import { DateTime } from '#ui/DateTime';
import { Page, Section } from '#ui/Page';
import { ErrorState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { TextLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { JobCounts, PeopleCounts } from './CountSection';
import { NewestJobs, OldestRunning } from './JobSections';
import { stuckDeletionsQuery } from './marks';
import { Trends } from './Trends';

export function OverviewScreen() {
  return (
    <Page title="Admin overview">
      <div css={{ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StuckDeletions />
        <JobCounts />
        <PeopleCounts />
        <Trends />
        <OldestRunning />
        <NewestJobs />
      </div>
    </Page>
  );
}

/** Deletions take minutes; the sweep retries one that is older than this. */
const stuckMs = 3_600_000;

const columns: readonly Column<Deletion>[] = [
  {
    title: 'Account',
    cell: ({ uid, email }) => <TextLink to={pathTo('adminUser', { uid })}>{email || uid}</TextLink>,
  },
  { title: 'Requested', width: '9rem', cell: ({ requestedAt }) => <DateTime date={requestedAt} /> },
];

/** Lists account deletions that have not finished. Shows nothing while there are none. */
export function StuckDeletions() {
  const [before] = useState(() => new Date(Date.now() - stuckMs));
  const deletions = useQuery(stuckDeletionsQuery(before));
  if (deletions.status === 'loading') return null;
  if (deletions.status === 'ready' && deletions.value.length === 0) return null;
  return (
    <Section title="Stuck deletions">
      {deletions.status === 'error' ? (
        <ErrorState words={explain(deletions.error)} />
      ) : (
        <>
          <p>
            These accounts are closed but not deleted yet. Plumbline retries every hour. If an account stays
            here, look for errors from <code>runDeletion</code> in Cloud Logging.
          </p>
          <Table
            caption="Unfinished account deletions, oldest first"
            columns={columns}
            rows={deletions.value}
            keyOf={({ uid }) => uid}
          />
        </>
      )}
    </Section>
  );
}
