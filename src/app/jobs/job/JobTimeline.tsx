import { css } from '@emotion/react';
import { type ReactNode, useMemo, useState } from 'react';
import { explain } from '#app/live/explain';
import type { Live } from '#app/live/useLive';
import type { Timeline, TimelineEvent } from '#domain/report';
import { Button } from '#ui/Button';
import { formatClock, formatDuration, formatExact, plural } from '#ui/format';
import { SkeletonBar } from '#ui/Skeleton';
import { color, space, text } from '#ui/theme/tokens';
import { useStoredParts } from '../report-data/useParts';
import { EventLog } from './EventLog';
import { logEntries } from './logEntries';
import { type Stretch, stretchesOf, stretchWords, sumsOf } from './stretches';

/** Work has a solid line, waiting a dashed one. */
const list = css({ margin: `${space(1)} 0 0 ${space(1)}`, padding: 0, listStyle: 'none' });
const item = css({
  position: 'relative',
  display: 'flex',
  gap: space(3),
  padding: `${space(1)} 0 ${space(1)} ${space(4)}`,
  borderLeft: `1px solid ${color.lineStrong}`,
  fontSize: text.sm,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -4,
    top: '0.75rem',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: color.lineStrong,
  },
});
const waiting = css({
  borderLeftStyle: 'dashed',
  color: color.inkFaint,
  '&::before': { background: color.paper, border: `1px solid ${color.lineStrong}`, boxSizing: 'border-box' },
});
/** Keeps a number on one line with its unit. */
const took = css({
  color: color.inkFaint,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
});
const last = css({ '&::before': { background: color.accent } });

/** How many entries are shown at the start and the end of a long timeline; the rest is shown on request. */
const firstShown = 3;
const lastShown = 6;

interface JobTimelineProps {
  readonly timeline: Live<Timeline | null>;
  /** The last heartbeat of the running slice, once that is too long ago. */
  readonly stalledSince: Date | null;
}

/** Shows the log of a running job, and how long an ended one ran and waited. */
export function JobTimeline({ timeline, stalledSince }: JobTimelineProps) {
  const events = eventsOf(timeline);
  const parts = useStoredParts();
  const entries = useMemo(() => logEntries(events, parts, stalledSince), [events, parts, stalledSince]);
  if (timeline.status === 'loading') return <SkeletonBar width="40%" />;
  if (timeline.status === 'error') return <p css={{ margin: 0 }}>{explain(timeline.error).message}</p>;
  const ending = events.find(isEnding);
  return ending || events.length === 0 ? (
    <Stretches events={events} ending={ending} />
  ) : (
    <EventLog entries={entries} />
  );
}

interface StretchesProps {
  readonly events: readonly TimelineEvent[];
  readonly ending: Ending | undefined;
}

function Stretches({ events, ending }: StretchesProps) {
  const [all, setAll] = useState(false);
  const stretches = useMemo(() => stretchesOf(events), [events]);
  const hidden = all ? 0 : Math.max(0, stretches.length - firstShown - lastShown);
  const shown = hidden === 0 ? stretches : stretches.slice(0, firstShown);
  const rest = hidden === 0 ? [] : stretches.slice(-lastShown);
  const { workedMs, waitedMs } = sumsOf(stretches, new Date());
  return (
    <>
      <ol css={list}>
        {shown.map((stretch) => (
          <OneStretch key={`${stretch.kind} ${stretch.from.getTime()}`} stretch={stretch} />
        ))}
        {hidden > 0 && (
          <li css={item}>
            <Button variant="quiet" onClick={() => setAll(true)}>
              Show {plural(hidden, 'more step')}
            </Button>
          </li>
        )}
        {rest.map((stretch) => (
          <OneStretch key={`${stretch.kind} ${stretch.from.getTime()}`} stretch={stretch} />
        ))}
        {ending && (
          <li css={[item, last]}>
            <Clock at={ending.at} />
            {endings[ending.kind]}
          </li>
        )}
      </ol>
      {ending && (
        <p css={{ margin: `${space(2)} 0 0`, fontSize: text.xs, color: color.inkFaint }}>
          {formatDuration(workedMs)} running, {formatDuration(waitedMs)} waiting.
        </p>
      )}
    </>
  );
}

const none: readonly TimelineEvent[] = [];

export function eventsOf(timeline: Live<Timeline | null>): readonly TimelineEvent[] {
  return timeline.status === 'ready' ? (timeline.value?.events ?? none) : none;
}

const endings = {
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Canceled',
} as const;

type Ending = TimelineEvent & { readonly kind: keyof typeof endings };

function isEnding(event: TimelineEvent): event is Ending {
  return event.kind in endings;
}

function OneStretch({ stretch }: { readonly stretch: Stretch }): ReactNode {
  const { kind, from, to } = stretch;
  const isOpen = to === null;
  return (
    <li css={[item, kind === 'waiting' && waiting, isOpen && last]}>
      <Clock at={from} />
      <span>
        {stretchWords(stretch)}
        {to && <span css={took}> {formatDuration(to.getTime() - from.getTime())}</span>}
      </span>
    </li>
  );
}

function Clock({ at }: { readonly at: Date }) {
  return (
    <time
      dateTime={at.toISOString()}
      title={formatExact(at)}
      css={{ fontSize: '0.8125rem', color: color.inkFaint }}
    >
      {formatClock(at)}
    </time>
  );
}
