import { useState } from 'react';
import { dueQuery, hasMore, listedAtFirst, pausedQuery } from '#app/job-views/scheduleQueries';
import { explain } from '#app/live/explain';
import { useQuery } from '#app/live/useLive';
import { useAccount } from '#app/session/SessionContext';
import { plans } from '#domain/plans';
import { pathTo } from '#domain/routes';
import type { Schedule } from '#domain/schedule';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { Notice } from '#ui/Notice';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { ButtonLink, RowLink, TextLink } from '#ui/TextLink';
import { color, space } from '#ui/theme/tokens';
import { ScheduleMenu } from './ScheduleMenu';
import { timetableWords } from './timetableWords';

/** As many of each kind as the largest plan has of both. */
const mostListed: typeof listedAtFirst = { due: plans.team.schedules, paused: plans.team.schedules };

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

/** Lists the schedules, next run first, and then the paused ones. */
export function Schedules() {
  const { uid } = useAccount();
  const [listed, setListed] = useState(listedAtFirst);
  const due = useQuery(dueQuery(uid, listed));
  const paused = useQuery(pausedQuery(uid, listed));
  const failed = due.status === 'error' ? due : paused.status === 'error' ? paused : undefined;
  if (failed)
    return (
      <Section title="Scheduled jobs">
        <ErrorState words={explain(failed.error)} />
      </Section>
    );
  if (due.status !== 'ready' || paused.status !== 'ready')
    return (
      <Section title="Scheduled jobs">
        <SkeletonRows rows={1} words="Loading your schedules" />
      </Section>
    );
  const schedules = [...due.value.slice(0, listed.due), ...paused.value.slice(0, listed.paused)];
  const isMore = hasMore({ due: due.value, paused: paused.value }, listed);
  return (
    <Section title="Scheduled jobs">
      {schedules.length === 0 ? (
        <EmptyState
          drawing="schedules"
          title="No schedules yet"
          actions={<ButtonLink to={pathTo('jobs')}>Choose a job</ButtonLink>}
        >
          To run a job automatically, open it and choose “Schedule”.
        </EmptyState>
      ) : (
        <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {schedules.map(
            ({ scheduleId, title, problem, delayedSince }) =>
              problem !== null && (
                <Notice
                  key={scheduleId}
                  tone="warning"
                  title={
                    delayedSince
                      ? `The next run of ${title} is delayed`
                      : `The last run of ${title} was skipped`
                  }
                >
                  {problem}
                </Notice>
              ),
          )}
          <Table
            caption="Your schedules, next run first"
            columns={columns}
            rows={schedules}
            keyOf={({ scheduleId }) => scheduleId}
          />
          {listed !== mostListed && isMore && (
            <div>
              <Button onClick={() => setListed(mostListed)}>Show all schedules</Button>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
