import { useSyncExternalStore } from 'react';
import { useBackend } from '#app/live/BackendContext';
import type { CheckAgainRequest, CheckAgainResult } from '#domain/operations';
import type { FunctionService } from '#services/backend';

export type Checked =
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly result: CheckAgainResult }
  | { readonly status: 'failed'; readonly error: unknown };

/** The rechecked findings of a report. Outlives the list's rows, which mount and unmount with scrolling. */
export class CheckedFindings {
  private readonly known = new Map<string, Checked>();
  private readonly listeners = new Set<() => void>();

  of(fingerprint: string): Checked | undefined {
    return this.known.get(fingerprint);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Rechecks one finding; a second click meanwhile is ignored. */
  async check(functions: FunctionService, request: CheckAgainRequest): Promise<void> {
    const { fingerprint } = request;
    if (this.of(fingerprint)?.status === 'checking') return;
    this.set(fingerprint, { status: 'checking' });
    try {
      const result = await functions.call<CheckAgainResult>('checkAgainNow', request);
      this.set(fingerprint, { status: 'checked', result });
    } catch (error) {
      this.set(fingerprint, { status: 'failed', error });
    }
  }

  private set(fingerprint: string, checked: Checked): void {
    this.known.set(fingerprint, checked);
    for (const listener of this.listeners) listener();
  }
}

/** Rechecks one finding, and returns its state. */
export function useCheckAgain(store: CheckedFindings, request: CheckAgainRequest) {
  const { functions } = useBackend();
  const checked = useSyncExternalStore(store.subscribe, () => store.of(request.fingerprint));
  return { checked, run: () => void store.check(functions, request) };
}
