import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import type { WaitlistPlaceRequest, WaitlistPlaceResult } from '#domain/operations';
import type { Backend } from '#services/backend';

function waitlistPlace({ functions }: Backend, request: WaitlistPlaceRequest): Promise<WaitlistPlaceResult> {
  return functions.call('waitlistPlace', request);
}

type Place =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly place: WaitlistPlaceResult }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Loads a position on the list, again whenever the page becomes visible.
 * @param ticket from the email; without it, the position is that of the signed-in user.
 */
export function usePlace(ticket: string | undefined): Place {
  const backend = useBackend();
  const [place, setPlace] = useState<Place>({ status: 'loading' });
  useEffect(() => {
    let current = true;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      waitlistPlace(backend, ticket === undefined ? {} : { ticket }).then(
        (found) => current && setPlace({ status: 'ready', place: found }),
        (error: unknown) => current && setPlace({ status: 'failed', error }),
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [backend, ticket]);
  return place;
}
