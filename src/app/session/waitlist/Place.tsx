import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { type Read, useRead } from '#app/live/useRead';
import type { WaitlistPlaceRequest, WaitlistPlaceResult } from '#domain/operations';
import type { Backend } from '#services/backend';
import { DateTime } from '#ui/DateTime';
import { formatNumber } from '#ui/format';
import { SkeletonBar } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { color, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';

const hanging = css({
  display: 'grid',
  gap: space(1),
  paddingLeft: space(5),
  borderLeft: `1px solid ${color.lineStrong}`,
});

const number = css({ fontSize: text.xl, lineHeight: 1.2 });

/** Shows the user's position on the list, and what happens next. */
export function Place({ ticket }: { readonly ticket?: string }) {
  const found = usePlace(ticket);
  switch (found.status) {
    case 'loading':
      return (
        <div role="status" css={hanging}>
          <VisuallyHidden>Loading your place</VisuallyHidden>
          <SkeletonBar width="5rem" height="1.75rem" />
          <SkeletonBar width="60%" />
        </div>
      );
    case 'error':
      return <ErrorState words={explain(found.error)} />;
    case 'ready':
      return <Standing place={found.value} />;
  }
}

function Standing({ place: { state, place, joinedAt } }: { readonly place: WaitlistPlaceResult }) {
  switch (state) {
    case 'waiting':
      return (
        <div css={hanging}>
          {place !== null && (
            <div>
              <span css={{ fontSize: text.xs, color: color.inkFaint }}>Your place</span>
              <div css={number}>{formatNumber(place)}</div>
            </div>
          )}
          <p css={{ margin: 0 }}>
            You joined <DateTime date={new Date(joinedAt)} />. We approve people in the order they joined and
            email you when it’s your turn.
          </p>
        </div>
      );
    case 'approved':
      return (
        <p css={[hanging, { margin: 0 }]}>
          You’re approved. Open the link in the email we sent you to get started.
        </p>
      );
    case 'declined':
      return (
        <p css={[hanging, { margin: 0 }]}>
          Your request was declined. If you think this is a mistake, reply to the email we sent you.
        </p>
      );
  }
}

function waitlistPlace({ functions }: Backend, request: WaitlistPlaceRequest): Promise<WaitlistPlaceResult> {
  return functions.call('waitlistPlace', request);
}

/**
 * Reads a position on the list, again whenever the page becomes visible.
 * @param ticket from the email; without it, the position is that of the signed-in user.
 */
function usePlace(ticket: string | undefined): Read<WaitlistPlaceResult> {
  const backend = useBackend();
  const place = useRead(ticket ?? 'mine', () =>
    waitlistPlace(backend, ticket === undefined ? {} : { ticket }),
  );
  const { retry } = place;
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    document.addEventListener('visibilitychange', readIfVisible);
    return () => document.removeEventListener('visibilitychange', readIfVisible);
  }, [retry]);
  return place;
}
