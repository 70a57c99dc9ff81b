import { setFlagsFromString } from 'node:v8';

/** A collection begins when the heap has grown by this since the last one. */
const growth = 20;

/**
 * Keeps the heap near to what is in use. V8 by itself lets it grow to a multiple and gives the system nothing back: each
 * step of a build leaves its own behind, and the sum would stay to the end.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
