import { useEffect } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { type Read, useRead } from '#app/live/useRead';
import type { WaitlistPlaceRequest, WaitlistPlaceResult } from '#domain/operations';
import type { Backend } from '#services/backend';

function waitlistPlace({ functions }: Backend, request: WaitlistPlaceRequest): Promise<WaitlistPlaceResult> {
  return functions.call('waitlistPlace', request);
}

/**
 * Reads a position on the list, again whenever the page becomes visible.
 * @param ticket from the email; without it, the position is that of the signed-in user.
 */
export function usePlace(ticket: string | undefined): Read<WaitlistPlaceResult> {
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
