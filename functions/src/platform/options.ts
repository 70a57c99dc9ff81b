import { region } from '../../../src/domain/region';

/** An instance of a function: what it has, how many calls it serves at once, and how many of it there may be. */
export interface InstanceOptions {
  readonly region: typeof region;
  readonly memory: '256MiB' | '512MiB' | '1GiB';
  /** Processors. Serving more than one call at once needs a whole one. */
  readonly cpu: 1;
  readonly concurrency: number;
  readonly maxInstances: number;
  /** When a call is given up. */
  readonly timeoutSeconds: number;
}

/** A little over the longest slice (25 minutes), below Cloud Tasks' limit of 30. */
export const dispatchDeadlineSeconds = 1_700;

/**
 * Every function runs as one of these kinds, each function on instances of its own. The code alone takes 100 MiB; what a
 * call needs beyond that decides how many one instance serves. `maxInstances` bounds what an attack can cost; the
 * operator's guide names the sum.
 */
export const instanceOptions = {
  /** Reads and writes some documents. */
  documents: instances('256MiB', { concurrency: 40, maxInstances: 5, timeoutSeconds: 60 }),
  /** Fetches from other people's sites: a page has up to 5 MiB, and its parsed form takes some times that. */
  fetching: instances('512MiB', { concurrency: 4, maxInstances: 5, timeoutSeconds: 60 }),
  /** Writes all that an account has into one answer, 25 documents at a time. */
  exporting: instances('512MiB', { concurrency: 4, maxInstances: 3, timeoutSeconds: 1_800 }),
  /** Passes error reports on. Its allowances count per instance. */
  tunnel: instances('512MiB', { concurrency: 80, maxInstances: 4, timeoutSeconds: 30 }),
  /** Started by the clock; two of one at a time would do the same work. */
  clock: instances('256MiB', { concurrency: 1, maxInstances: 1, timeoutSeconds: 300 }),
  /** The clock's longest: deleting a report of 100,000 pages takes some minutes. */
  sweep: instances('512MiB', { concurrency: 1, maxInstances: 1, timeoutSeconds: 1_800 }),
  /** Deletes, or decides about many, in the background. */
  background: instances('256MiB', {
    concurrency: 4,
    maxInstances: 3,
    timeoutSeconds: dispatchDeadlineSeconds,
  }),
  /**
   * A slice of a job. HTML validation needs a whole processor to keep up with the highest rate limit, and 100,000 pages
   * take a quarter of the memory (decisions/028).
   */
  slice: instances('1GiB', { concurrency: 1, maxInstances: 100, timeoutSeconds: dispatchDeadlineSeconds }),
} as const satisfies Record<string, InstanceOptions>;

export type InstanceKind = keyof typeof instanceOptions;

function instances(
  memory: InstanceOptions['memory'],
  rest: Pick<InstanceOptions, 'concurrency' | 'maxInstances' | 'timeoutSeconds'>,
): InstanceOptions {
  return { region, memory, cpu: 1, ...rest };
}

/**
 * How many tasks a queue sends at a time: as many as the function's instances take. Beyond that a task is answered 429,
 * which counts as one of its tries.
 */
export const dispatches = ({ maxInstances, concurrency }: InstanceOptions) => ({
  rateLimits: { maxConcurrentDispatches: maxInstances * concurrency },
});
