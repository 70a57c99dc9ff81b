import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import {
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { LogEntry } from '#domain/internalRecords';
import { type Job, type JobResult, restingFields } from '#domain/job';
import type { ReportPart, RuleTotal, TimelineEvent } from '#domain/report';
import { isScored } from '#domain/score';
import type { AuditBatch, Delta } from '../audit/contract';
import { db, refs } from '../platform/firestore';
import {
  commitIfUnchanged,
  ifUnchanged,
  isAlreadyExists,
  isFailedPrecondition,
} from '../platform/preconditions';
import { prepareOwnerEmail } from './endEmail';
import type { JobEnd } from './jobEnd';
import { type Lease, LeaseLostError } from './lease';
import { addTotals, joinDeltas, splitDelta, splitReport } from './parts';
import { prepareSiteUpdate, prepareUsageReturn, recordJobEnd } from './recordEnd';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Log entries per read, of up to 700 kB each. Most have about 100 kB. */
const entriesPerRead = 20;

/** Attempts to end a job while others write to it concurrently. */
const maxEndAttempts = 5;

/**
 * The event log of a job, for one slice. Every write is one atomic batch that creates the log's next number, so a
 * slice that has lost its lease can't write.
 */
export class JobLog {
  private seq: number;
  /** When this slice ended the job, as stored in the job. */
  private endedAt: Date | null = null;

  private constructor(
    private readonly lease: Lease,
    private parts: number,
    private totals: readonly RuleTotal[],
  ) {
    this.seq = lease.nextSeq;
  }

  static async open(lease: Lease): Promise<JobLog> {
    const parts = await lastPartNumber(lease);
    const last = parts === 0 ? undefined : (await refs.part(lease.jobId, parts).get()).data();
    return new JobLog(lease, parts, last?.totals ?? []);
  }

  /**
   * Reads the deltas of earlier slices in order, a few at a time: the history of 100,000 pages is about 80 MB of
   * JSON, and the engine keeps only the state folded from it.
   */
  async *deltas(): AsyncGenerator<Delta> {
    for await (const packed of joinDeltas(this.entries()))
      yield JSON.parse((await inflate(packed)).toString());
  }

  private async *entries(): AsyncGenerator<LogEntry> {
    const { jobId, nextSeq } = this.lease;
    for (let from = 1; from < nextSeq; from += entriesPerRead) {
      const to = Math.min(nextSeq, from + entriesPerRead);
      const entries = await refs
        .log(jobId)
        .where('seq', '>=', from)
        .where('seq', '<', to)
        .orderBy('seq')
        .get();
      for (const entry of entries.docs) yield entry.data();
    }
  }

  /** The number of parts that are committed. */
  get committed(): number {
    return this.parts;
  }

  /** Writes a batch atomically, split into several documents if it is too large for one. @throws LeaseLostError */
  async commit(batch: AuditBatch): Promise<void> {
    const pieces = splitDelta(await deflate(JSON.stringify(batch.delta)));
    const now = new Date();
    let part = this.parts;
    let totals = this.totals;
    const parts = splitReport(batch).map(({ pages, findings }): ReportPart => {
      part += 1;
      totals = addTotals(totals, findings);
      return { n: part, at: now, totals, pages, findings };
    });
    await this.append((write, first) => {
      const { jobId, fence } = this.lease;
      pieces.forEach((delta, at) => {
        const seq = first + at;
        const isLast = at === pieces.length - 1;
        const entry: LogEntry = isLast
          ? { seq, fence, kind: 'commit', part, delta }
          : { seq, fence, kind: 'piece', delta };
        write.create(refs.logEntry(jobId, seq), entry);
      });
      for (const each of parts) write.create(refs.part(jobId, each.n), each);
      write.update(refs.job(jobId), { progress: batch.progress, updatedAt: now });
    }, pieces.length);
    this.parts = part;
    this.totals = totals;
  }

  /**
   * Ends the job. A cancel requested before the end wins over success, because its caller expects that the job
   * stops. The job keeps its report.
   * @throws LeaseLostError
   */
  async end(ending: JobEnd): Promise<void> {
    for (let left = maxEndAttempts; left > 0; left--) {
      // Reads outside the transaction, because the locks of a killed process would block the job.
      const present = await refs.job(this.lease.jobId).get();
      const isLate = present.data()?.cancelRequestedAt && ending.state === 'succeeded';
      const written = await this.endAs(isLate ? asCanceled(ending) : ending, present);
      if (written) return;
    }
    throw new Error(
      `Others wrote to job ${this.lease.jobId} during each of ${maxEndAttempts} attempts to end it.`,
    );
  }

  /**
   * Adds the report to a job that this slice has ended before its report was sorted. Does nothing if the job was
   * deleted. No other slice can add one, because an ended job gives out no more leases.
   */
  async addReport({ result, summary }: Pick<JobEnd, 'result' | 'summary'>): Promise<void> {
    const { jobId } = this.lease;
    if (!result || !summary) return;
    if (!this.endedAt) throw new Error(`Job ${jobId} has not ended. Call end() with its report.`);
    const write = db.batch();
    write.update(refs.job(jobId), { result: this.withDuration(result, this.endedAt) });
    write.create(refs.reportSummary(jobId), { ...summary, parts: this.parts });
    await commitIfUnchanged(write);
  }

  /** Returns false if the job was written to since it was read. */
  private async endAs(ending: JobEnd, present: DocumentSnapshot<Job>): Promise<boolean> {
    const { jobId, fence, slice, job } = this.lease;
    const now = new Date();
    const result = ending.result && this.withDuration(ending.result, now);
    const scored = ending.state === 'succeeded' && result && isScored(result) ? result : null;
    // Uses the stored progress, because the lease has the progress from before this slice.
    const { progress } = present.data() ?? job;
    const ended = { ...job, progress, state: ending.state, result, failure: ending.failure, finishedAt: now };
    // Uses a transaction because it reads the site's history. An existing log entry makes it fail, as it does a
    // batch.
    const seq = this.seq;
    const commit = async (write: Transaction) => {
      const siteUpdate = await prepareSiteUpdate(write, ended, ending);
      const returnUsage = await prepareUsageReturn(write, ended);
      const uncounted = returnUsage && ({ isUncounted: true } as const);
      const writeMail = await prepareOwnerEmail(write, { ...ended, ...uncounted }, ending.comparison);
      write.create(refs.logEntry(jobId, seq), { seq, fence, kind: 'end' });
      if (ending.summary) write.create(refs.reportSummary(jobId), { ...ending.summary, parts: this.parts });
      const change = {
        state: ending.state,
        result,
        score: scored?.score ?? null,
        grade: scored?.grade ?? null,
        previousScore: siteUpdate.previousScore,
        failure: ending.failure,
        ...uncounted,
        ...restingFields,
        finishedAt: now,
        updatedAt: now,
      } as FirebaseFirestore.UpdateData<Job>;
      write.update(refs.job(jobId), change, ifUnchanged(present));
      write.update(refs.run(jobId), { holder: null });
      write.update(refs.timeline(jobId), appendEvent({ kind: ending.state, at: now, slice }));
      recordJobEnd(write, ended);
      if (ending.comparison) write.create(refs.comparison(jobId), ending.comparison);
      siteUpdate.write?.();
      returnUsage?.();
      writeMail?.(now);
    };
    try {
      await this.writeNextEntry(() => db.runTransaction(commit));
      this.endedAt = now;
      return true;
    } catch (error) {
      if (isFailedPrecondition(error)) return false;
      throw error;
    }
  }

  private withDuration(result: NonNullable<JobEnd['result']>, endedAt: Date): JobResult {
    const { startedAt } = this.lease.job;
    return { ...result, durationMs: endedAt.getTime() - (startedAt ?? endedAt).getTime() };
  }

  /** Releases the lease so that the next slice can continue. @throws LeaseLostError */
  async handOver(): Promise<void> {
    const { jobId, fence, slice } = this.lease;
    const now = new Date();
    await this.append((write, seq) => {
      write.create(refs.logEntry(jobId, seq), { seq, fence, kind: 'handover' });
      // Until the next slice starts, there is no current URL and no speed.
      write.update(refs.job(jobId), { ...restingFields, updatedAt: now });
      write.update(refs.run(jobId), { holder: null, slice: slice + 1 });
      write.update(refs.timeline(jobId), appendEvent({ kind: 'slice-paused', at: now, slice }));
    });
  }

  private append(fill: (write: WriteBatch, seq: number) => void, entries = 1): Promise<void> {
    const write = db.batch();
    fill(write, this.seq);
    return this.writeNextEntry(() => write.commit(), entries);
  }

  private async writeNextEntry(commit: () => Promise<unknown>, entries = 1): Promise<void> {
    try {
      await commit();
    } catch (error) {
      throw isAlreadyExists(error) ? new LeaseLostError(this.lease.jobId) : error;
    }
    this.seq += entries;
  }
}

const appendEvent = (event: TimelineEvent) => ({ events: FieldValue.arrayUnion(event) });

/** Returns the number of the newest part. Between two commits there are only a few entries of other kinds per slice. */
async function lastPartNumber({ jobId, nextSeq }: Lease): Promise<number> {
  for (let before = nextSeq; before > 1; before -= entriesPerRead) {
    const entries = await refs
      .log(jobId)
      .where('seq', '<', before)
      .where('seq', '>=', before - entriesPerRead)
      .select('kind', 'part')
      .get();
    const parts = entries.docs
      .map((entry) => entry.data())
      .flatMap((data) => (data.kind === 'commit' ? [data.part] : []));
    if (parts.length > 0) return Math.max(...parts);
  }
  return 0;
}

const asCanceled = (ending: JobEnd): JobEnd => ({
  ...ending,
  state: 'canceled',
  comparison: null,
  icon: null,
});
