import { useSyncExternalStore } from 'react';

const storageKey = 'plumbline-single-keys';
const off = 'off';

/** Without storage, the choice lasts until the page is left. */
let chosen: string | null = null;
const listeners = new Set<() => void>();

/**
 * Returns whether single-letter shortcuts are on. Users who dictate, or hit keys by accident, turn them off
 * (WCAG 2.1.4); the command palette still has their actions.
 */
export function singleKeysWork(): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? chosen) !== off;
  } catch {
    return chosen !== off;
  }
}

export function turnSingleKeys(on: boolean): void {
  chosen = on ? null : off;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // The choice applies to this page only.
  }
  for (const changed of listeners) changed();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysWork);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
