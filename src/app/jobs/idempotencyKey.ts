import { useRef } from 'react';

interface IdempotencyKeys {
  /** The same key for the same request, so that sending it again after a lost answer makes nothing twice. */
  readonly keyFor: (request: string) => string;
  /** After a success: the same request once more is meant. */
  readonly renew: () => void;
}

/** A request that was changed after a failure is another request, and gets another key. */
export function useIdempotencyKey(): IdempotencyKeys {
  const last = useRef<{ readonly request: string; readonly key: string }>();
  return {
    keyFor: (request) => {
      if (last.current?.request !== request) last.current = { request, key: crypto.randomUUID() };
      return last.current.key;
    },
    renew: () => {
      last.current = undefined;
    },
  };
}
