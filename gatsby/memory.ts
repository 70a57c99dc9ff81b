import { setFlagsFromString } from 'node:v8';

/** A garbage collection starts when the heap has grown by this percentage since the last one. */
const growth = 20;

/**
 * Keeps the heap close to what is in use. By default, V8 lets it grow to a multiple and returns nothing to the system,
 * so the garbage of every build step would add up.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
