import type { Tone } from './Badge';

export interface ToastMessage {
  readonly title: string;
  readonly words?: string;
  readonly tone?: Extract<Tone, 'error' | 'warning' | 'notice' | 'fixed'>;
  /** A way back, or on. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays, ms; 0 until it is closed. An error stays until it is closed. */
  readonly stayMs?: number;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: readonly ToastMessage[] = [];
let wanted = false;
const watchers = new Set<() => void>();

/**
 * Tells something that has come of what a person did, wherever they are now. It can be called from anywhere: the region
 * that shows it is fetched at the first one, and what is told until then waits for it.
 */
export function showToast(message: ToastMessage): void {
  if (listener) {
    listener(message);
    return;
  }
  waiting = [...waiting, message];
  wanted = true;
  for (const changed of watchers) changed();
}

/** Gives the messages to the region that shows them, those that waited first. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  for (const message of waiting) receive(message);
  waiting = [];
  return () => {
    if (listener === receive) listener = undefined;
  };
}

/** Whether there has been anything to tell yet. */
export const toastsWanted = {
  subscribe: (changed: () => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
  get: () => wanted,
};
