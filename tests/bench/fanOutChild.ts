import { readPages } from '../../functions/src/jobs/readers/readPages';
import { runSlice } from '../../functions/src/jobs/runSlice';
import { countWrites } from './measureJob';

/** What one slice took. */
export interface SliceRun {
  readonly seconds: number;
  readonly writes: number;
}

/** One slice, as the cloud runs it: `lead JOB`, or `read JOB SEAT`. */
async function run([how, jobId = '', seat = '']: readonly string[]): Promise<SliceRun> {
  const writes = countWrites();
  const began = performance.now();
  if (how === 'lead') await runSlice({ jobId, slice: 1 });
  else await readPages({ jobId, seat });
  return { seconds: (performance.now() - began) / 1_000, writes: writes() };
}

run(process.argv.slice(2)).then(
  (done) => process.send?.(done, undefined, undefined, () => process.exit()),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
