import { css } from '@emotion/react';
import type { Timeline, TimelineEvent } from '../../../domain/report';
import { formatClock, formatExact } from '../../../ui/format';
import { SkeletonBar } from '../../../ui/Skeleton';
import { color, font, space, text } from '../../../ui/theme/tokens';
import { explain } from '../../live/explain';
import { useDocument } from '../../live/useLive';

/** Each event hangs from the line. */
const line = css({
  margin: `${space(1)} 0 0 ${space(1)}`,
  padding: 0,
  listStyle: 'none',
  borderLeft: `1px solid ${color.lineStrong}`,
  li: {
    position: 'relative',
    display: 'flex',
    gap: space(3),
    padding: `${space(1)} 0 ${space(1)} ${space(4)}`,
    fontSize: text.sm,
  },
  'li::before': {
    content: '""',
    position: 'absolute',
    left: -3.5,
    top: '0.75rem',
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: color.lineStrong,
  },
  'li:last-of-type::before': { background: color.accent },
});

export function JobTimeline({ jobId }: { readonly jobId: string }) {
  const timeline = useDocument<Timeline>(`jobs/${jobId}/timeline/events`);
  if (timeline.status === 'loading') return <SkeletonBar width="40%" />;
  if (timeline.status === 'error') return <p css={{ margin: 0 }}>{explain(timeline.error).message}</p>;
  const events = [...(timeline.value?.events ?? [])].sort((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <ol css={line}>
      {events.map((event) => (
        <li key={`${event.kind} ${event.slice} ${event.at.getTime()}`}>
          <time
            dateTime={event.at.toISOString()}
            title={formatExact(event.at)}
            css={{ fontFamily: font.mono, fontSize: '0.8125rem', color: color.inkFaint }}
          >
            {formatClock(event.at)}
          </time>
          {wordsOf(event)}
        </li>
      ))}
    </ol>
  );
}

function wordsOf({ kind, slice }: TimelineEvent): string {
  switch (kind) {
    case 'submitted':
      return 'Submitted';
    case 'slice-started':
      return slice <= 1 ? 'Began' : `Went on (part ${slice})`;
    case 'slice-paused':
      return `Paused after part ${slice}; the next one follows`;
    case 'slice-taken-over':
      return `Part ${slice} stopped answering; another took over where it was`;
    case 'cancel-requested':
      return 'Asked to stop';
    case 'succeeded':
      return 'Succeeded';
    case 'failed':
      return 'Failed';
    case 'canceled':
      return 'Cancelled';
  }
}
