import type { Tone } from './Badge';

export interface ToastMessage {
  readonly title: string;
  readonly words?: string;
  readonly tone?: Extract<Tone, 'error' | 'warning' | 'notice' | 'fixed'>;
  /** An action, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays, in ms. 0 until it is closed. Errors stay until they are closed. */
  readonly stayMs?: number;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: readonly ToastMessage[] = [];
let wanted = false;
const watchers = new Set<() => void>();

/**
 * Shows the result of a user's action, on any screen. It can be called from anywhere: the region is loaded at the
 * first message, and messages are queued until then.
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

/** Passes messages to the region that shows them, queued ones first. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  for (const message of waiting) receive(message);
  waiting = [];
  return () => {
    if (listener === receive) listener = undefined;
  };
}

/** Whether there has been any message yet. */
export const toastsWanted = {
  subscribe: (changed: () => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
  get: () => wanted,
};
