import { createHash } from 'node:crypto';
import { comparedOptionsOf } from '#domain/comparable';
import type { PreviousRun } from '#domain/comparison';
import type { Job } from '#domain/job';
import type { StoredInput } from '#domain/jobInput';
import type { ReportSummary } from '#domain/report';
import { comparableOf } from '#domain/siteRun';

/** Returns a short key that two inputs share exactly if their reports can be compared. */
export function comparableInput(input: StoredInput): string {
  const mark = createHash('sha256').update(comparedOptionsOf(input)).digest('base64url').slice(0, 16);
  return comparableOf(input, mark);
}

/** Returns how much of its site a run could see. An older report has neither its limit nor its rules. */
export function runBefore(
  { input }: Pick<Job, 'input'>,
  {
    pages,
    maxPages = input.maxPages,
    evaluatedRules,
  }: Pick<ReportSummary, 'pages' | 'maxPages' | 'evaluatedRules'>,
): PreviousRun {
  return { pages, maxPages, rules: evaluatedRules };
}
