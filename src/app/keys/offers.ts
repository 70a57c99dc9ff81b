import { useEffect, useRef } from 'react';

/** Something that can be done on the screen that is shown now, and that has no key of its own: Ctrl K reaches it. */
export interface Offer {
  readonly words: string;
  readonly run: () => void;
}

let offered: readonly Offer[] = [];

/** What can be done now, each once, in the order in which it stands on the screen. */
export function offersNow(): readonly Offer[] {
  return offered.filter(({ words }, at) => offered.findIndex((other) => other.words === words) === at);
}

/** Offers all of these while the component stands. */
export function useOffers(offers: readonly Offer[]): void {
  const latest = useRef(offers);
  latest.current = offers;
  const names = offers.map(({ words }) => words).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are other offers; what each does is read when it is chosen.
  useEffect(() => {
    const mine = latest.current.map(({ words }, at) => ({ words, run: () => latest.current[at]?.run() }));
    offered = [...offered, ...mine];
    return () => {
      offered = offered.filter((one) => !mine.includes(one));
    };
  }, [names]);
}
