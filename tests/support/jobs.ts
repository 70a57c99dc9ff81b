import { randomUUID } from 'node:crypto';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { internalPaths, paths } from '#domain/collections';
import type { Finding } from '#domain/finding';
import type { Job } from '#domain/job';
import type { JobInputDraft } from '#domain/jobInput';
import type { ReportPart } from '#domain/report';
import { speedRules } from './pace';
import { call, db, type SignedIn } from './stack';

export async function submit(person: SignedIn, input: JobInputDraft, idempotencyKey: string = randomUUID()) {
  const { jobId } = await call<{ jobId: string }>('submitJob', { input, idempotencyKey }, person);
  return jobId;
}

/** Resolves with the job as soon as it matches. Fails with its last state if it never does. */
export function jobWhen(jobId: string, wanted: (job: Job) => boolean, timeoutMs = 60_000): Promise<Job> {
  return new Promise((resolve, reject) => {
    let last: unknown;
    const timer = setTimeout(() => {
      end();
      reject(new Error(`Job ${jobId} never matched. Its last state is ${JSON.stringify(last)}`));
    }, timeoutMs);
    const end = db.doc(paths.job(jobId)).onSnapshot((snapshot) => {
      last = snapshot.data();
      if (!last || !wanted(last as Job)) return;
      clearTimeout(timer);
      end();
      resolve(last as Job);
    }, reject);
  });
}

export const hasEnded = (job: Job) => ['succeeded', 'failed', 'canceled'].includes(job.state);

export interface StoredReport {
  readonly parts: readonly QueryDocumentSnapshot[];
  readonly log: readonly QueryDocumentSnapshot[];
  readonly findings: readonly Finding[];
  readonly pages: readonly string[];
}

export async function reportOf(jobId: string): Promise<StoredReport> {
  const parts = (await db.collection(paths.parts(jobId)).orderBy('n').get()).docs;
  const log = (await db.collection(internalPaths.log(jobId)).orderBy('seq').get()).docs;
  const data = parts.map((part) => part.data() as ReportPart);
  return {
    parts,
    log,
    findings: data.flatMap((part) => part.findings),
    pages: data.flatMap((part) => part.pages.map((page) => page.url)),
  };
}

/** Returns the identifying fields of findings, sorted, without findings of speed rules. */
export function comparableFindings(findings: readonly Pick<Finding, 'rule' | 'page' | 'target'>[]): string[] {
  const reproducible = findings.filter(({ rule }) => !speedRules.includes(rule));
  return reproducible.map(({ rule, page, target }) => `${rule} ${page} ${target ?? ''}`).sort();
}
