import { useEffect, useState } from 'react';
import type { Filter } from '../../../services/backend';
import { useBackend } from '../../live/BackendContext';

export interface Counted {
  readonly name: string;
  readonly from: string;
  readonly where?: readonly Filter[];
}

type Counts =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'ready'; readonly counts: readonly number[] };

/** Counted by the server, in the order asked for: a read for every thousand documents, not for every one. */
export function useCounts(wanted: readonly Counted[]): Counts {
  const { data } = useBackend();
  const [counts, setCounts] = useState<Counts>({ status: 'loading' });
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what is wanted.
  useEffect(() => {
    let current = true;
    const all = wanted.map(({ from, where }) => data.count({ from, ...(where && { where }) }));
    Promise.all(all).then(
      (found) => current && setCounts({ status: 'ready', counts: found }),
      (error: unknown) => current && setCounts({ status: 'error', error }),
    );
    return () => {
      current = false;
    };
  }, [key, data]);
  return counts;
}
