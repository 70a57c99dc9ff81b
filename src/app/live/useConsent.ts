import { useSyncExternalStore } from 'react';
import { type Consent, consent, watchConsent } from '#services/consent';

/** Subscribes to the visitor's choice about analytics, wherever it is made. */
export function useConsent(): Consent {
  return useSyncExternalStore<Consent>(watchConsent, consent, () => 'undecided');
}
