import { css } from '@emotion/react';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button';
import { formatClock, formatExact } from '#ui/format';
import { Shape } from '#ui/Icon';
import { color, font, radius, space, text } from '#ui/theme/tokens';
import type { LogEntry } from './logEntries';

/** The height is fixed, so that nothing below moves as the log grows. */
const box = css({
  height: '13rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  '@media print': { height: 'auto' },
});

const line = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(0.5)} 0`,
  fontSize: text.xs,
  lineHeight: 1.5,
});

const clock = css({ color: color.inkFaint, fontVariantNumeric: 'tabular-nums' });

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '1.75rem',
  fontSize: text.xs,
  color: color.inkSoft,
  '@media print': { display: 'none' },
});

/** Shows the events of a running job, and follows its end until the user scrolls up. */
export function EventLog({ entries }: { readonly entries: readonly LogEntry[] }) {
  const follow = useFollow(entries);
  return (
    <div>
      <div css={bar}>
        {follow.isFollowing ? (
          <>
            <span style={{ display: 'inline-flex', color: color.fixed }}>
              <Shape name="disc" size={8} />
            </span>
            Following
          </>
        ) : (
          <>
            Paused <span aria-hidden="true">·</span>
            <Button variant="quiet" onClick={follow.follow}>
              Follow
            </Button>
          </>
        )}
      </div>
      <div
        ref={follow.box}
        role="log"
        aria-label="Job events"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the log.
        tabIndex={0}
        css={box}
        onScroll={follow.onScroll}
      >
        <ol css={{ margin: 0, padding: 0, listStyle: 'none', fontFamily: font.sans }}>
          {entries.map(({ key, at, event, details }) => (
            <li key={key} css={line}>
              <time dateTime={at.toISOString()} title={formatExact(at)} css={clock}>
                {formatClock(at)}
              </time>
              <span>
                {event}
                {details && <span css={{ color: color.inkSoft }}> · {details}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Scroll positions are rounded, and zoom changes them by fractions of a pixel. */
const endPx = 8;

interface Follow {
  readonly box: RefObject<HTMLDivElement>;
  readonly isFollowing: boolean;
  readonly onScroll: () => void;
  /** Scrolls to the end and follows it again. */
  readonly follow: () => void;
}

/**
 * Keeps the end of a growing list in view. Scrolling up pauses that, and scrolling back to the end resumes it.
 * @param content changes when the list grows.
 */
function useFollow(content: unknown): Follow {
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves when the content grows.
  useLayoutEffect(() => {
    if (isFollowing && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [isFollowing, content]);
  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    setFollowing(scrollHeight - scrollTop - clientHeight <= endPx);
  }, []);
  const follow = useCallback(() => {
    setFollowing(true);
    box.current?.focus({ preventScroll: true });
  }, []);
  return { box, isFollowing, onScroll, follow };
}
