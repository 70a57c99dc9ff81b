import * as v from 'valibot';
import type { Finding } from '#domain/finding';
import { type JobInputDraft, jobInputSchema } from '#domain/jobInput';
import type { PageRecord } from '#domain/report';
import { type AuditOptions, type AuditOutcome, audit, type Delta } from '.';
import type { Timing } from './time/timing';

/** Delays short enough for tests, on a host that responds immediately. */
export const quick: Partial<Timing> = {
  connectTimeout: 1_000,
  headersTimeout: 1_000,
  bodyTimeout: 1_000,
  requestTimeout: 2_000,
  retryDelay: 2,
  maxRetryAfter: 2_000,
};

export interface Run {
  readonly outcome: AuditOutcome;
  readonly findings: readonly Finding[];
  readonly pages: readonly PageRecord[];
  /** As restored from a store. */
  readonly deltas: readonly Delta[];
}

/**
 * Audits a loopback site and collects everything that the sink receives.
 * @param options with an `input` of its own if the schema would reject the draft.
 */
export async function auditSite(draft: JobInputDraft, options: Partial<AuditOptions> = {}): Promise<Run> {
  const findings: Finding[] = [];
  const pages: PageRecord[] = [];
  const deltas: Delta[] = [];
  const outcome = await audit({
    // Test pages lack what the HTML checks require; tests of those checks enable them.
    input: v.parse(jobInputSchema, { checkHtml: false, ...draft }),
    allowPrivate: true,
    sink: {
      wantsCommit: ({ items }) => items >= 10,
      async commit(batch) {
        findings.push(...batch.findings);
        pages.push(...batch.pages);
        deltas.push(JSON.parse(JSON.stringify(batch.delta)));
      },
    },
    ...options,
    timing: { ...quick, ...options.timing },
  });
  return { outcome, findings, pages, deltas };
}

/** Returns one line per finding that sorts and compares. */
export function factsOf(findings: readonly Pick<Finding, 'rule' | 'page' | 'target'>[]): string[] {
  return findings.map(({ rule, page, target }) => `${rule} ${page} ${target ?? '-'}`).sort();
}

/** Returns findings about the target at a path. */
export const about = (findings: readonly Finding[], path: string) =>
  findings.filter(({ target }) => target?.endsWith(path)).map(({ rule, evidence }) => ({ rule, evidence }));
