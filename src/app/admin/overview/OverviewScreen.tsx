import { Page } from '#ui/Page';
import { space } from '#ui/theme/tokens';
import { JobCounts, PeopleCounts } from './CountSection';
import { NewestJobs, OldestRunning } from './JobSections';
import { StuckDeletions } from './StuckDeletions';
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
