import { useState } from 'react';
import { pathTo } from '../../../domain/routes';
import type { Schedule } from '../../../domain/schedule';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { DateTime } from '../../../ui/DateTime';
import { Notice } from '../../../ui/Notice';
import { Section } from '../../../ui/Page';
import { SkeletonRows } from '../../../ui/Skeleton';
import { ErrorState } from '../../../ui/States';
import { type Column, Table } from '../../../ui/Table';
import { RowLink, TextLink } from '../../../ui/TextLink';
import { color, space, text } from '../../../ui/theme/tokens';
import { explain } from '../../live/explain';
import { useQuery } from '../../live/useLive';
import { useAccount } from '../../session/SessionContext';
import { inOrder, schedulesQuery } from '../operations/changeSchedule';
import { ScheduleMenu } from './ScheduleMenu';
import { timetableWords } from './timetableWords';

const shownAtFirst = 25;
/** As many as the largest plan has. */
const mostShown = 200;

const columns: readonly Column<Schedule>[] = [
  {
    title: 'Schedule',
    cut: true,
    cell: ({ title, scheduleId }) => (
      <RowLink to={`${pathTo('jobs')}?${new URLSearchParams({ schedule: scheduleId })}`}>{title}</RowLink>
    ),
  },
  { title: 'When', width: '18rem', cell: (schedule) => timetableWords(schedule) },
  {
    title: 'Next run',
    width: '8rem',
    cell: ({ nextRunAt }) =>
      nextRunAt ? (
        <DateTime date={nextRunAt} />
      ) : (
        <Badge tone="unverified" shape="dash">
          Paused
        </Badge>
      ),
  },
  {
    title: 'Last run',
    width: '9rem',
    cell: ({ lastRunAt, lastJobId }) =>
      lastRunAt && lastJobId ? (
        <TextLink to={pathTo('job', { jobId: lastJobId })}>
          <DateTime date={lastRunAt} />
        </TextLink>
      ) : (
        <span css={{ color: color.inkFaint }}>Not run yet</span>
      ),
  },
  { title: 'Actions', width: '6rem', cell: (schedule) => <ScheduleMenu schedule={schedule} /> },
];

/** What is checked by itself, the next to run first. */
export function Schedules() {
  const { uid } = useAccount();
  const [limit, setLimit] = useState(shownAtFirst);
  const live = useQuery<Schedule>(schedulesQuery(uid, limit));
  if (live.status === 'loading')
    return (
      <Section title="Next scheduled">
        <SkeletonRows rows={1} words="Loading your schedules" />
      </Section>
    );
  if (live.status === 'error')
    return (
      <Section title="Next scheduled">
        <ErrorState words={explain(live.error)} />
      </Section>
    );
  const schedules = inOrder(live.value);
  return (
    <Section title="Next scheduled">
      {schedules.length === 0 ? (
        <p css={{ margin: 0, color: color.inkFaint, fontSize: text.sm }}>
          Nothing is scheduled. Open a job and press “Schedule” to have its site checked by itself.
        </p>
      ) : (
        <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {schedules.map(
            ({ scheduleId, title, problem }) =>
              problem !== null && (
                <Notice key={scheduleId} tone="warning" title={`The last run of ${title} was left out`}>
                  {problem}
                </Notice>
              ),
          )}
          <Table
            caption="Your schedules, the next to run first"
            columns={columns}
            rows={schedules}
            keyOf={({ scheduleId }) => scheduleId}
          />
          {limit < mostShown && schedules.length === limit && (
            <div>
              <Button onClick={() => setLimit(mostShown)}>Show all schedules</Button>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
