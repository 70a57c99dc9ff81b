import { useSyncExternalStore } from 'react';

const storageKey = 'plumbline-single-keys';
const off = 'off';

/** For a browser that refuses storage: until the page is left. */
let chosen: string | null = null;
const listeners = new Set<() => void>();

/**
 * Whether a letter alone does something here. Who dictates, or hits keys by accident, turns that off (WCAG 2.1.4); what
 * the keys do stays within reach by Ctrl K.
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
    // It holds for this page.
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
