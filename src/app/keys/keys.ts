import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A keyboard shortcut of the current screen. */
export interface KeyBinding {
  readonly key: string;
  /** What it does, for the list of shortcuts. */
  readonly words: string;
  readonly run: () => void;
}

/** The latest binding comes first: a screen's own keys override the frame's. */
let bound: readonly KeyBinding[] = [];

export function bindKey(binding: KeyBinding): () => void {
  if (bound.length === 0) window.addEventListener('keydown', handle);
  bound = [binding, ...bound];
  return () => {
    bound = bound.filter((other) => other !== binding);
    if (bound.length === 0) window.removeEventListener('keydown', handle);
  };
}

/** Returns the active keys, each once. */
export function boundKeys(): readonly KeyBinding[] {
  const seen = new Set<string>();
  return bound
    .filter(({ key }) => {
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .reverse();
}

function handle(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || isCovered() || !singleKeysEnabled()) return;
  const binding = bound.find(({ key }) => key === event.key);
  if (!binding) return;
  event.preventDefault();
  binding.run();
}

/** A letter belongs to the focused field; in a menu or a list, it searches for an entry. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox]',
    ) !== null
  );
}

/** Returns whether a dialog is open: nothing behind it can be reached, including by keys. */
export const isCovered = () => document.querySelector('dialog[open]') !== null;

/** Binds a key while the component is mounted; undefined doesn't bind it. */
export function useKey(key: string, words: string, run: (() => void) | undefined): void {
  const latest = useRef(run);
  latest.current = run;
  const on = run !== undefined;
  useEffect(
    () => (on ? bindKey({ key, words, run: () => latest.current?.() }) : undefined),
    [key, words, on],
  );
}

const storageKey = 'plumbline-single-keys';
const off = 'off';

/** Without storage, the choice lasts until the page is left. */
let chosen: string | null = null;
const listeners = new Set<() => void>();

/**
 * Returns whether single-letter shortcuts are on. Users who dictate, or hit keys by accident, turn them off
 * (WCAG 2.1.4); the command palette still has their actions.
 */
function singleKeysEnabled(): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? chosen) !== off;
  } catch {
    return chosen !== off;
  }
}

export function setSingleKeysEnabled(on: boolean): void {
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
  return useSyncExternalStore(subscribe, singleKeysEnabled);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
