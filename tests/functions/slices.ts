import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import * as v from 'valibot';
import { internalPaths, paths } from '#domain/collections';
import { type JobInputDraft, jobInputSchema } from '#domain/jobInput';
import type { ReportSummary } from '#domain/report';
import type { FindingShard, PageColumns, PageShard, SortedKind } from '#domain/sortedReport';
import { functionsOptions } from '#scripts/functionsBundle';
import { queryWhen } from '../support/eventually';
import { hasEnded, jobWhen, reportOf, type StoredReport } from '../support/jobs';
import { change, db } from '../support/stack';
import type { Moment, When } from './deaths';

const root = join(__dirname, '../..');

export const messageOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => child.once('message', (it) => resolve(String(it))));
export const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', resolve));

/** Runs slices in processes of their own, which a test can kill. */
export class Slices {
  readonly #program: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(program: string, env: NodeJS.ProcessEnv) {
    this.#program = program;
    this.#env = env;
  }

  /** @param folder the build folder, one per suite. */
  static async build(folder: string, env: NodeJS.ProcessEnv): Promise<Slices> {
    const outdir = `.local/${folder}`;
    await build(functionsOptions(root, outdir, { slice: 'tests/functions/sliceChild.ts' }));
    return new Slices(join(root, outdir, 'slice.js'), env);
  }

  start(...args: readonly string[]): ChildProcess {
    const env = {
      ...process.env,
      FUNCTIONS_EMULATOR: 'true',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      // Long enough to finish the job in one slice.
      SLICE_SECONDS: '1500',
      ...this.#env,
    };
    return fork(this.#program, [...args], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /**
   * Runs a slice that kills itself.
   * @param afterMs time from sending the write to dying, for `sent`.
   * @returns false if the slice never reached that moment.
   */
  async dieAt(jobId: string, moment: Moment, when: When, afterMs = 0): Promise<boolean> {
    const code = await exitOf(this.start('die', moment, when, String(afterMs), jobId, await sliceOf(jobId)));
    await letLeaseEnd(jobId);
    return code === null;
  }

  /** Creates a job without enqueueing it. */
  async newJob(uid: string, draft: JobInputDraft): Promise<string> {
    const input = v.parse(jobInputSchema, draft);
    const child = this.start('record', JSON.stringify(input), uid, randomUUID());
    const [jobId] = await Promise.all([messageOf(child), exitOf(child)]);
    return jobId;
  }

  /**
   * Runs slices until the job has ended. Retries like the queue, because a slice that was killed in a transaction
   * leaves locks for a while.
   */
  async runToTheEnd(jobId: string): Promise<void> {
    for (let tries = 1; tries <= 8; tries++) {
      if ((await exitOf(this.start('run', jobId, await sliceOf(jobId)))) === 0) return;
      await letLeaseEnd(jobId);
    }
    throw new Error('no slice could bring the job to its end');
  }
}

/** Returns the number of the slice that may run now. */
async function sliceOf(jobId: string): Promise<string> {
  return String((await db.doc(internalPaths.run(jobId)).get()).get('slice'));
}

/** Expires the lease of a dead slice. */
export const letLeaseEnd = (jobId: string) => change(paths.job(jobId), { updatedAt: new Date(0) });

const partsOf = (jobId: string) => db.collection(paths.parts(jobId));

export async function commitsOf(jobId: string): Promise<number> {
  return (await partsOf(jobId).count().get()).data().count;
}

const leasesOf = (jobId: string) => db.collection(internalPaths.log(jobId)).where('kind', '==', 'lease');

/** Returns the number of leases of a job. */
export async function leaseCountOf(jobId: string): Promise<number> {
  return (await leasesOf(jobId).count().get()).data().count;
}

/** Resolves when the job has more leases than before. */
export async function leaseAfter(jobId: string, before: number): Promise<void> {
  await queryWhen(leasesOf(jobId).select('kind'), ({ length }) => length > before);
}

/** Resolves when the job has more commits than before. */
export async function commitAfter(jobId: string, before: number): Promise<void> {
  await queryWhen(partsOf(jobId).select('n'), ({ length }) => length > before);
}

/** Returns the content of a report independent of its order. */
function contentOf({ findings, pages: read }: StoredReport) {
  const reported = findings.map(
    ({ fingerprint, rule, severity, page }) => `${rule} ${severity} ${page} ${fingerprint}`,
  );
  return { findings: reported.sort(), pages: [...read].sort() };
}

export function expectNothingTwice(report: StoredReport): void {
  const { findings, pages: read } = contentOf(report);
  expect(new Set(findings).size).toBe(findings.length);
  expect(new Set(read).size).toBe(read.length);
  for (const doc of [...report.parts, ...report.log]) expect(doc.updateTime).toEqual(doc.createTime);
  expect(report.log.map((entry) => entry.data().seq)).toEqual(report.log.map((_, index) => index + 1));
}

/**
 * Expects that an interrupted job has exactly the report of an uninterrupted one.
 * @returns the report.
 */
export async function expectSameReport(disturbed: string, undisturbed: string): Promise<StoredReport> {
  const [report, whole] = await Promise.all([reportOf(disturbed), reportOf(undisturbed)]);
  expectNothingTwice(report);
  expect(contentOf(report)).toEqual(contentOf(whole));
  expect(await resultOf(disturbed)).toEqual(await resultOf(undisturbed));
  expect(await readerSees(disturbed)).toEqual(await readerSees(undisturbed));
  return report;
}

/** Reads the summary and the sorted report, without what differs from run to run. */
async function readerSees(jobId: string) {
  const summary = (await db.doc(paths.reportSummary(jobId)).get()).data() as ReportSummary;
  const { findings, pages, generation } = summary.sorted;
  const read = async <T>(kind: SortedKind, count: number): Promise<T[]> => {
    const sorted = Array.from({ length: count }, (_, n) => paths.sorted(jobId, generation, kind, n));
    const documents = await Promise.all(sorted.map((path) => db.doc(path).get()));
    return documents.map((document) => JSON.parse(inflateRawSync(document.get('data')).toString()));
  };
  const listed = (await read<FindingShard>('findings', findings.starts.length)).flat();
  const rows = (await read<PageShard>('pages', pages.starts.length)).flat();
  const columns = await read<PageColumns>('columns', pages.columns.length);
  return {
    told: { ...summary, parts: 0, sorted: findings.groups },
    findings: listed.map(({ rule, severity, page, target, fingerprint }) => ({
      rule,
      severity,
      page,
      target,
      fingerprint,
    })),
    rows,
    columns: columns.map((column) => ({ ...column, durationMs: [], bytes: [] })),
  };
}

/**
 * Reads the result without what differs from run to run: the duration, and the bytes of pages that were fetched
 * again.
 */
async function resultOf(jobId: string) {
  return { ...(await jobWhen(jobId, hasEnded)).result, durationMs: 0, bytes: 0 };
}
