import { explain } from '#app/live/explain';
import { useQuery } from '#app/live/useLive';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { Schedule } from '#domain/schedule';
import { DateTime } from '#ui/DateTime';
import { Notice } from '#ui/Notice';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { RowLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { ScheduleButton, ScheduleMenu } from '../schedules/ScheduleMenu';
import { timetableWords } from '../schedules/timetableWords';
import { type Site, siteSchedulesQuery } from './siteQueries';

interface SiteSchedulesProps {
  readonly site: Site;
  /** The newest job, which a new schedule repeats. */
  readonly job: Job | undefined;
}

/** Lists the schedules of a site, and creates one. */
export function SiteSchedules({ site, job }: SiteSchedulesProps) {
  const live = useSiteSchedules(site);
  return (
    <Section title="Schedules">
      <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {live.status === 'loading' && <SkeletonRows rows={1} words="Loading the schedules" />}
        {live.status === 'error' && <ErrorState words={explain(live.error)} />}
        {live.status === 'ready' && (
          <>
            {live.value.length === 0 && (
              <p css={{ margin: 0, color: color.inkSoft, fontSize: text.sm }}>
                No schedules yet. A schedule repeats the newest job and keeps the trend going.
              </p>
            )}
            {live.value.map((schedule) => (
              <ScheduleRow key={schedule.scheduleId} schedule={schedule} />
            ))}
            {job && (
              <div>
                <ScheduleButton job={{ ...job, scheduleId: null }} />
              </div>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

/** Subscribes to the schedules of a site: those with `https` URLs, then those with `http`. */
export function useSiteSchedules(site: Site) {
  const secure = useQuery(siteSchedulesQuery(site, 'https'));
  const plain = useQuery(siteSchedulesQuery(site, 'http'));
  if (secure.status !== 'ready') return secure;
  if (plain.status !== 'ready') return plain;
  return { status: 'ready', value: [...secure.value, ...plain.value] } as const;
}

function ScheduleRow({ schedule }: { readonly schedule: Schedule }) {
  const { scheduleId, title, nextRunAt, problem } = schedule;
  return (
    <>
      <div css={{ display: 'flex', alignItems: 'start', gap: space(2) }}>
        <div css={{ flex: 1, minWidth: 0, fontSize: text.sm, overflowWrap: 'anywhere' }}>
          <RowLink to={`${pathTo('jobs')}?${new URLSearchParams({ schedule: scheduleId })}`}>{title}</RowLink>
          <div>{timetableWords(schedule)}</div>
          <div css={{ color: color.inkFaint, fontSize: text.xs }}>
            {nextRunAt ? (
              <>
                Next run <DateTime date={nextRunAt} />
              </>
            ) : (
              'Paused'
            )}
          </div>
        </div>
        <ScheduleMenu schedule={schedule} />
      </div>
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
    </>
  );
}
