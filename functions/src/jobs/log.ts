import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import {
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { type Job, type JobResult, restingFields } from '#domain/job';
import type { ReportPart, RuleTotal, TimelineEvent } from '#domain/report';
import { isScored } from '#domain/score';
import type { AuditBatch, Delta } from '../audit/contract';
import { db, paths } from '../platform/firestore';
import {
  commitIfUnchanged,
  ifUnchanged,
  isAlreadyExists,
  isFailedPrecondition,
} from '../platform/preconditions';
import type { LogEntry } from '../platform/records';
import { prepareOwnerEmail } from './email/ownerEmail';
import type { JobEnd } from './jobEnd';
import { type Lease, LeaseLostError } from './lease';
import { prepareSiteUpdate, recordJobEnd } from './recordEnd';
import { addTotals, joinDeltas, splitDelta, splitReport } from './splitCommit';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Entries of the log that are read at once; each is at most some 100 KB. */
const entriesPerRead = 20;

/** How often a slice tries again when somebody writes to the job between its look and its end of it. */
const maxEndAttempts = 5;

/**
 * A job's history as one slice sees it: what was committed before, and where to add to it. Every write is one atomic
 * batch that creates the log's next number, so a slice that lost its lease cannot write anything.
 */
export class JobLog {
  private seq: number;
  /** When this slice ended the job: the moment that stands in the job. */
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
    const last = parts === 0 ? undefined : (await paths.part(lease.jobId, parts).get()).data();
    return new JobLog(lease, parts, last?.totals ?? []);
  }

  /**
   * What earlier slices committed, in order and a few at a time: the history of 100,000 pages is some 80 MB of JSON,
   * and only its fold is ever held.
   */
  async *deltas(): AsyncGenerator<Delta> {
    for await (const packed of joinDeltas(this.entries()))
      yield JSON.parse((await inflate(packed)).toString());
  }

  private async *entries(): AsyncGenerator<LogEntry> {
    const { jobId, nextSeq } = this.lease;
    for (let from = 1; from < nextSeq; from += entriesPerRead) {
      const to = Math.min(nextSeq, from + entriesPerRead);
      const entries = await paths
        .log(jobId)
        .where('seq', '>=', from)
        .where('seq', '<', to)
        .orderBy('seq')
        .get();
      for (const entry of entries.docs) yield entry.data();
    }
  }

  /** How many parts the report has. */
  get committed(): number {
    return this.parts;
  }

  /** A batch that is too large for one document goes into several, still all at once. @throws LeaseLostError */
  async commit(batch: AuditBatch): Promise<void> {
    const pieces = splitDelta(await deflate(JSON.stringify(batch.delta)));
    let part = this.parts;
    let totals = this.totals;
    const parts = splitReport(batch).map(({ pages, findings }): ReportPart => {
      part += 1;
      totals = addTotals(totals, findings);
      return { n: part, totals, pages, findings };
    });
    await this.append((write, first) => {
      const { jobId, fence } = this.lease;
      pieces.forEach((delta, at) => {
        const seq = first + at;
        const isLast = at === pieces.length - 1;
        const entry: LogEntry = isLast
          ? { seq, fence, kind: 'commit', part, delta }
          : { seq, fence, kind: 'piece', delta };
        write.create(paths.logEntry(jobId, seq), entry);
      });
      for (const each of parts) write.create(paths.part(jobId, each.n), each);
      write.update(paths.job(jobId), { progress: batch.progress, updatedAt: new Date() });
    }, pieces.length);
    this.parts = part;
    this.totals = totals;
  }

  /**
   * Ends the job. One that its owner has asked to cancel before this moment, whoever of the two comes first, is canceled
   * and keeps its report, though all of it was read: they were told that it would be.
   * @throws LeaseLostError
   */
  async end(ending: JobEnd): Promise<void> {
    for (let left = maxEndAttempts; left > 0; left--) {
      // Read outside of the transaction: one that dies with its process would leave the job locked.
      const present = await paths.job(this.lease.jobId).get();
      const isLate = present.data()?.cancelRequestedAt && ending.state === 'succeeded';
      const written = await this.endAs(isLate ? asCanceled(ending) : ending, present);
      if (written) return;
    }
    throw new Error(`Job ${this.lease.jobId} was written to at each of ${maxEndAttempts} tries to end it.`);
  }

  /**
   * Adds the report to a job that this slice ended before its report was in order. Nothing happens when the job is gone.
   * Whoever ends a job holds its fence for good, so there is nobody else to add one.
   */
  async addReport({ result, summary }: Pick<JobEnd, 'result' | 'summary'>): Promise<void> {
    const { jobId } = this.lease;
    if (!result || !summary) return;
    if (!this.endedAt) throw new Error(`Job ${jobId} has not ended yet: its report belongs to its end.`);
    const write = db.batch();
    write.update(paths.job(jobId), { result: this.withDuration(result, this.endedAt) });
    write.create(paths.summary(jobId), { ...summary, parts: this.parts });
    await commitIfUnchanged(write);
  }

  /** @returns false when the job was written to since it was read. */
  private async endAs(ending: JobEnd, present: DocumentSnapshot<Job>): Promise<boolean> {
    const { jobId, fence, slice, job } = this.lease;
    const now = new Date();
    const result = ending.result && this.withDuration(ending.result, now);
    const scored = ending.state === 'succeeded' && result && isScored(result) ? result : null;
    // As it stands now: of what this slice has read, the job knew nothing when the slice took it.
    const { progress } = present.data() ?? job;
    const ended = { ...job, progress, state: ending.state, result, failure: ending.failure, finishedAt: now };
    // A transaction, since the site's history is read; what it creates fails it just as it fails a batch.
    const seq = this.seq;
    const commit = async (write: Transaction) => {
      const updateSite = await prepareSiteUpdate(write, ended, ending.comparison);
      const writeMail = await prepareOwnerEmail(write, ended, ending.comparison);
      write.create(paths.logEntry(jobId, seq), { seq, fence, kind: 'end' });
      if (ending.summary) write.create(paths.summary(jobId), { ...ending.summary, parts: this.parts });
      const change = {
        state: ending.state,
        result,
        score: scored?.score ?? null,
        grade: scored?.grade ?? null,
        failure: ending.failure,
        ...restingFields,
        finishedAt: now,
        updatedAt: now,
      } as FirebaseFirestore.UpdateData<Job>;
      write.update(paths.job(jobId), change, ifUnchanged(present));
      write.update(paths.run(jobId), { holder: null });
      write.update(paths.timeline(jobId), appendEvent({ kind: ending.state, at: now, slice }));
      recordJobEnd(write, ended);
      if (ending.comparison) write.create(paths.comparison(jobId), ending.comparison);
      updateSite?.();
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

  /** Gives the job back, for the next slice to go on. @throws LeaseLostError */
  async handOver(): Promise<void> {
    const { jobId, fence, slice } = this.lease;
    const now = new Date();
    await this.append((write, seq) => {
      write.create(paths.logEntry(jobId, seq), { seq, fence, kind: 'handover' });
      // Until the next slice is at work nobody is anywhere, at no pace.
      write.update(paths.job(jobId), { ...restingFields, updatedAt: now });
      write.update(paths.run(jobId), { holder: null, slice: slice + 1 });
      write.update(paths.timeline(jobId), appendEvent({ kind: 'slice-paused', at: now, slice }));
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

/** The number of the newest part. Entries of other kinds come between commits, a handful for each slice. */
async function lastPartNumber({ jobId, nextSeq }: Lease): Promise<number> {
  for (let before = nextSeq; before > 1; before -= entriesPerRead) {
    const entries = await paths
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

const asCanceled = (ending: JobEnd): JobEnd => ({ ...ending, state: 'canceled', comparison: null });
