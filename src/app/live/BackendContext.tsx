import { createContext, useContext } from 'react';
import type { Backend } from '#services/backend';

const BackendContext = createContext<Backend | undefined>(undefined);

/** Provides the external services to all screens below it; a test passes a plain object. */
export const BackendProvider = BackendContext.Provider;

export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) throw new Error('useBackend is used outside a BackendProvider.');
  return backend;
}
