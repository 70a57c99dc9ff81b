import { region } from '#domain/region';
import { environment } from './environment';

/** Resources and limits of a function's instances. */
interface InstanceOptions {
  readonly region: typeof region;
  readonly memory: '256MiB' | '512MiB' | '1GiB';
  /** Concurrency above 1 requires a whole CPU. */
  readonly cpu: 1;
  readonly concurrency: number;
  readonly maxInstances: number;
  readonly timeoutSeconds: number;
}

/** A little over the longest slice (25 minutes), below Cloud Tasks' limit of 30. */
export const dispatchDeadlineSeconds = 1_700;

/**
 * The options of each kind of function. Functions don't share instances. Loading the code takes 100 MiB; what a call
 * needs beyond that limits the concurrency. `maxInstances` bounds what an attack can cost; the operator's guide names the
 * total.
 */
export const instanceOptions = {
  /** Reads and writes some documents. */
  documents: instances('256MiB', { concurrency: 40, maxInstances: 5, timeoutSeconds: 60 }),
  /** Fetches from other people's sites: a page has up to 5 MiB, and its parsed form takes some times that. */
  fetching: instances('512MiB', { concurrency: 4, maxInstances: 5, timeoutSeconds: 60 }),
  /**
   * Checks ten pages for a visitor. The instances also limit how many run concurrently, and with that what a flood can
   * cost (decisions/046).
   */
  freeCheck: instances('512MiB', { concurrency: 1, maxInstances: 3, timeoutSeconds: 180 }),
  /** Streams an account's data, 25 documents at a time. */
  exporting: instances('512MiB', { concurrency: 4, maxInstances: 3, timeoutSeconds: 1_800 }),
  /** Forwards error reports. Its rate limits count per instance. */
  tunnel: instances('512MiB', { concurrency: 80, maxInstances: 4, timeoutSeconds: 30 }),
  /** Runs on a schedule. A second instance would do the same work. */
  clock: instances('256MiB', { concurrency: 1, maxInstances: 1, timeoutSeconds: 300 }),
  /** Runs on a schedule and deletes reports; one of 100,000 pages takes some minutes. */
  sweep: instances('512MiB', { concurrency: 1, maxInstances: 1, timeoutSeconds: 1_800 }),
  /** Deletes accounts and jobs, and processes waitlist batches. */
  background: instances('256MiB', {
    concurrency: 4,
    maxInstances: 1,
    timeoutSeconds: dispatchDeadlineSeconds,
  }),
  /**
   * Runs one slice of a job. HTML validation needs a whole processor to keep up with the highest rate limit, and 100,000 pages
   * take a quarter of the memory (decisions/028).
   */
  slice: instances('1GiB', {
    concurrency: 1,
    maxInstances: environment.sliceInstances,
    timeoutSeconds: dispatchDeadlineSeconds,
  }),
} as const satisfies Record<string, InstanceOptions>;

/** Jobs that run without waiting for each other's slices. */
export const concurrentSlices = instanceOptions.slice.maxInstances * instanceOptions.slice.concurrency;

export type InstanceKind = keyof typeof instanceOptions;

function instances(
  memory: InstanceOptions['memory'],
  rest: Pick<InstanceOptions, 'concurrency' | 'maxInstances' | 'timeoutSeconds'>,
): InstanceOptions {
  return { region, memory, cpu: 1, ...rest };
}

/** CPUs that all queues use together: `runJob`, `runFreeCheck`, and the four queues of background work. */
export const queueCpus = (sliceInstances: number): number =>
  sliceInstances + instanceOptions.freeCheck.maxInstances + 4 * instanceOptions.background.maxInstances;

/** Limits a queue to one task per instance, because Cloud Run rejects tasks that find none with 429. */
export const dispatches = ({ maxInstances }: InstanceOptions) => ({
  rateLimits: { maxConcurrentDispatches: maxInstances },
});
