import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that may be left behind before they are given back. */
const most = 150_000_000;
let least = Number.POSITIVE_INFINITY;
let collect: unknown;

/**
 * Gives back what a step has left behind, if it is much. V8 by itself lets its heap grow to a multiple of what is in use,
 * and the system gets none of it back: a build would hold twice as much to its end.
 */
export function freeMemory(): void {
  least = Math.min(least, inUse());
  if (inUse() - least < most) return;
  collect ??= exposed();
  if (typeof collect === 'function') collect();
  least = inUse();
}

const inUse = () => getHeapStatistics().used_heap_size;

function exposed(): unknown {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
