import { useRef } from 'react';

interface IdempotencyKeys {
  /**
   * Returns the same key for the same request, so that resending it after a lost response creates nothing
   * twice.
   */
  readonly keyFor: (request: string) => string;
  /** Called after success: the same request then means a new operation. */
  readonly renew: () => void;
}

/**
 * Creates idempotency keys. A request that was changed after a failure is a new request and gets a new key.
 */
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
