import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { activeStates, hasEnded, type Job } from '#domain/job';
import { eachByItself } from '../platform/eachByItself';
import { db, paths } from '../platform/firestore';
import { log } from '../platform/log';
import { asRead, commitUnlessOvertaken } from '../platform/preconditions';
import { enqueueSlice } from '../platform/tasks';
import { lastGoodRun } from './compare/lastGoodRun';
import { isAtWork } from './held';
import { deleteBelow, takeAway } from './takeAway';

/** A living slice is heard of every two minutes, and a dead one is tried again by the queue until within five. */
const silentMs = 5 * 60_000;

const longestWaitMs = 3_600_000;

/** Jobs that one sweep takes care of; the next one comes in minutes. */
const mostJobs = 200;

/** A report that a schedule's next run waits for is kept by the day. */
const keptLongerMs = 86_400_000;

/**
 * That is done before its time is over, or it would be refused until the next sweep: one may take half an hour, and the
 * next begins within five minutes. Whatever is looked for so early is read by 40 / 5 = 8 sweeps, so only runs of schedules
 * are; any other report is read by the sweep that deletes it.
 */
const aheadMs = 40 * 60_000;

interface Done {
  resumed: number;
  deleted: number;
}

/**
 * What the queue has lost and what time has run out for. Doing it twice does nothing twice.
 * @throws AggregateError at its end, with what went wrong; no job that fails keeps another one from its turn.
 */
export async function sweep(now: Date): Promise<Readonly<Done>> {
  const done: Done = { resumed: 0, deleted: 0 };
  try {
    await eachByItself([resumeSilent, keepAwaited, finishDeletions, deleteExpired], (part) =>
      part(now, done),
    );
  } finally {
    log.info('sweep done', { ...done });
  }
  return done;
}

/** Puts jobs on the queue again of which nothing was heard: their task never came, or was given up. */
async function resumeSilent(now: Date, done: Done): Promise<void> {
  let room = mostJobs;
  const silent = silentJobs(now, () => room > 0);
  await eachByItself(silent, async (job) => {
    room -= 1;
    if (await resume(job.data(), now)) done.resumed += 1;
    else room += 1;
  });
}

/** The longest silent first, a few at a time: of those that wait their turn many are left alone. */
async function* silentJobs(now: Date, wantsMore: () => boolean): AsyncGenerator<QueryDocumentSnapshot<Job>> {
  const silent = paths
    .jobs()
    .where('state', 'in', activeStates)
    .where('updatedAt', '<', new Date(now.getTime() - silentMs))
    .orderBy('updatedAt')
    .limit(mostJobs);
  let page = await silent.get();
  while (!page.empty) {
    for (const job of page.docs) {
      if (!wantsMore()) return;
      yield job;
    }
    const last = page.docs.at(-1);
    if (!last || page.size < mostJobs) return;
    page = await silent.startAfter(last).get();
  }
}

/** @returns false when somebody works on the job, or its task may still be waiting for its turn. */
async function resume(job: Job, now: Date): Promise<boolean> {
  const { jobId } = job;
  const runDoc = await paths.run(jobId).get();
  const run = runDoc.data();
  if (!run || isAtWork(job, run, now)) return false;
  const { slice, fence, again } = run;
  if (again && now.getTime() - again.at.getTime() < waitAfter(again.times)) return false;
  const times = (again?.times ?? 0) + 1;
  // The queue remembers the names of tasks it has had, so each of these has one of its own: two sweeps at once are one.
  await enqueueSlice({ jobId, slice }, `again-${fence}-${times}`);
  log.warn('job put on the queue again', { jobId, slice, times });
  const write = db.batch();
  write.update(paths.run(jobId), { again: { times, at: now } }, asRead(runDoc));
  // Whoever has taken it meanwhile is at work.
  await commitUnlessOvertaken(write);
  return true;
}

/**
 * How long a task that was put on the queue again is waited for, in milliseconds: twice as long each time, up to an hour.
 * A task that only waits its turn behind others is not lost, and each further one would come when there is nothing to do.
 */
export function waitAfter(times: number): number {
  return Math.min(longestWaitMs, silentMs * 2 ** times);
}

/** Reports that schedules wait for and whose time is soon over. */
async function keepAwaited(now: Date): Promise<void> {
  const ending = await paths
    .jobs()
    .where('scheduleId', '!=', null)
    .where('expiresAt', '>=', now)
    .where('expiresAt', '<', new Date(now.getTime() + aheadMs))
    .orderBy('expiresAt')
    .limit(mostJobs)
    .get();
  await eachByItself(ending.docs, async (snapshot) => void (await keepOrDelete(snapshot.data(), now)));
}

/** Reports whose time is over, with all that lies below them and their links; a word of each stays for its owner. */
async function deleteExpired(now: Date, done: Done): Promise<void> {
  const expired = await paths.jobs().where('expiresAt', '<', now).orderBy('expiresAt').limit(mostJobs).get();
  await eachByItself(expired.docs, async (snapshot) => {
    if (await keepOrDelete(snapshot.data(), now)) done.deleted += 1;
  });
}

/** @returns whether the job is gone. */
async function keepOrDelete({ jobId, scheduleId, state, expiresAt }: Job, now: Date): Promise<boolean> {
  const awaited = scheduleId !== null && state === 'succeeded' && (await isAwaited(jobId, scheduleId));
  if (whatToDo(expiresAt, awaited, now) === 'leave') return false;
  const taken = await db.runTransaction(async (tx) => {
    const job = (await tx.get(paths.job(jobId))).data();
    if (!job || !hasEnded(job.state)) return false;
    const deed = whatToDo(job.expiresAt, awaited, now);
    if (deed === 'keep') keepLonger(tx, job, now);
    if (deed === 'delete') takeAway(tx, job, 'expired', job.expiresAt);
    return deed === 'delete';
  });
  if (taken) await deleteBelow([jobId]);
  return taken;
}

/** What becomes of a report whose time is over, or will be before the next sweep. */
export function whatToDo(expiresAt: Date, awaited: boolean, now: Date): 'keep' | 'delete' | 'leave' {
  const left = expiresAt.getTime() - now.getTime();
  if (awaited) return left < aheadMs ? 'keep' : 'leave';
  return left < 0 ? 'delete' : 'leave';
}

/**
 * Whether a schedule's next run is to be compared with this one: the months of a monthly one are longer than the
 * shortest time for which a plan keeps reports.
 */
async function isAwaited(jobId: string, scheduleId: string): Promise<boolean> {
  const schedule = (await paths.schedule(scheduleId).get()).data();
  return Boolean(schedule?.nextRunAt) && (await lastGoodRun(scheduleId)) === jobId;
}

function keepLonger(tx: Transaction, { jobId, share }: Job, now: Date): void {
  const expiresAt = new Date(now.getTime() + keptLongerMs);
  tx.update(paths.job(jobId), { expiresAt });
  if (share) tx.update(paths.share(share), { expiresAt });
}

/** Deletions that began and stopped: what lies below a job of which only the note is left. */
async function finishDeletions(now: Date): Promise<void> {
  const stopped = new Date(now.getTime() - silentMs);
  const notes = await paths.jobDeletions().where('at', '<', stopped).orderBy('at').limit(mostJobs).get();
  await eachByItself(notes.docs, ({ id }) => deleteBelow([id]));
}
