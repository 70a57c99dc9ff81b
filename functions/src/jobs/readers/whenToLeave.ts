import type { Job } from '../../../../src/domain/job';
import { paths } from '../../platform/firestore';
import { log } from '../../platform/log';
import { isAtWork } from '../held';
import type { Run, Seat } from '../records';
import { whenStopped } from '../stop';
import type { Claim } from './claimSeat';

export interface Watch {
  /** Aborted when nobody waits for the reader any more. */
  readonly signal: AbortSignal;
  end(): void;
}

const tickMs = 1_000;

/**
 * Listens to what tells a reader to go at once: its seat is gone, another slice leads or none, the job is canceled or
 * deleted, its owner may not run it. What the leading slice wants of it otherwise goes to `onSeat`.
 */
export function whenToLeave(
  { jobId, seat, fence, job: claimed }: Claim,
  onSeat: (seat: Seat) => void,
): Watch {
  const controller = new AbortController();
  const leave = () => controller.abort();
  const failed = (error: Error) => {
    log.error('a reader can’t hear the slice that leads', error, { seat });
    leave();
  };
  let run: Run | undefined;
  let job: Job = claimed;
  const leads = () => run?.fence === fence && run.holder !== null;
  const stop = whenStopped(jobId, claimed.ownerUid, (present) => {
    job = present;
  });
  stop.signal.addEventListener('abort', leave);
  const listening = [
    paths.seat(jobId, seat).onSnapshot((snapshot) => {
      const present = snapshot.data();
      if (present) onSeat(present);
      else leave();
    }, failed),
    paths.run(jobId).onSnapshot((snapshot) => {
      run = snapshot.data();
      if (!leads()) leave();
    }, failed),
  ];
  // A slice that died says nothing; its lease runs out.
  const ticking = setInterval(() => {
    if (run && !isAtWork(job, run, new Date())) leave();
  }, tickMs);
  const end = () => {
    clearInterval(ticking);
    for (const stopListening of listening) stopListening();
    stop.end();
  };
  return { signal: controller.signal, end };
}
