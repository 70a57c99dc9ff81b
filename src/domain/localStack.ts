/**
 * The ports of a local stack, relative to its base. A stack is one block of ports, so that the browser finds every
 * emulator from the port of its page, and two stacks can run side by side.
 */
export const localPortOffsets = {
  hosting: 0,
  auth: 1,
  firestore: 2,
  functions: 3,
  tasks: 4,
  hub: 5,
  eventarc: 6,
  logging: 7,
  firestoreWebsocket: 8,
  /** The stack doesn't use the next two: tests run receivers there. */
  sentry: 9,
  posthog: 10,
} as const;

export type LocalPart = keyof typeof localPortOffsets;

export const localHost = '127.0.0.1';

export function localPort(base: number, part: LocalPart): number {
  return base + localPortOffsets[part];
}
