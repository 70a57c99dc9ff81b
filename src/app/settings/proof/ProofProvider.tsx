import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { codeOf } from '../../live/explain';
import { ProofDialog } from './ProofDialog';

type Proved = (work: () => Promise<void>) => Promise<void>;

const ProofContext = createContext<Proved | undefined>(undefined);

interface Asking {
  readonly proven: () => void;
  readonly refused: () => void;
}

/**
 * Some changes need a fresh sign-in. Whoever makes one wraps it in `useProof()`: when the provider asks for proof, the
 * dialog opens and the change is made after it; whoever closes the dialog gets the provider's refusal.
 */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const asking = useRef<Asking>();
  const proved = useMemo<Proved>(
    () => async (work) => {
      try {
        await work();
      } catch (error) {
        if (codeOf(error) !== 'auth/requires-recent-login') throw error;
        await new Promise<void>((resolve, reject) => {
          asking.current = { proven: resolve, refused: () => reject(error) };
          setOpen(true);
        });
        await work();
      }
    },
    [],
  );
  const end = (how: keyof Asking) => {
    setOpen(false);
    asking.current?.[how]();
    asking.current = undefined;
  };
  return (
    <ProofContext.Provider value={proved}>
      {children}
      <ProofDialog open={open} onProven={() => end('proven')} onClose={() => end('refused')} />
    </ProofContext.Provider>
  );
}

export function useProof(): Proved {
  const proved = useContext(ProofContext);
  if (!proved) throw new Error('useProof is used outside a ProofProvider.');
  return proved;
}
