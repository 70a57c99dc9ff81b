import * as v from 'valibot';
import { robotsToken } from './crawler';
import { jobFailure } from './failures';
import { type Finding, noCounts, type SeverityCounts, severities } from './finding';
import type { FailureCode, JobFailure, JobProgress, JobResult } from './job';
import { type JobInput, jobInputSchema } from './jobInput';
import type { PageRecord } from './report';
import { isRuleId, rules } from './rules';
import { unicodeHost } from './unicodeHost';

/**
 * Limits of one free check. At two requests per second, its requests take a minute. A check that takes longer ends with
 * what it has found.
 */
export const freeCheckLimits = { pages: 10, requests: 120, seconds: 75 } as const;

/** How long a free check and its result are kept. */
export const freeCheckHours = 24;

/** Free checks per hour: of a visitor, of a site, and in total. They bound the load on sites and the cost. */
export const freeChecksPerHour = { visitor: 5, site: 3, total: 60 } as const;

export type FreeCheckState = 'queued' | 'running' | 'succeeded' | 'failed';

/** The part of a page that a free check shows. */
export type CheckedPage = Pick<PageRecord, 'url' | 'status' | 'title'>;

export type FreeCheckResult = Pick<
  JobResult,
  'score' | 'grade' | 'counts' | 'pages' | 'scriptedPages' | 'unscored'
> & {
  /** Whether it ended because of the time limit. */
  readonly isTimedOut: boolean;
};

/**
 * The document `freeChecks/{id}`: a check of ten pages without an account. Written only by Cloud Functions, read by
 * everyone who knows its ID, and deleted after a day. Has nothing about the visitor.
 */
export interface FreeCheck {
  readonly url: string;
  readonly state: FreeCheckState;
  /** Started attempts. Each one starts over. */
  readonly attempts: number;
  readonly progress: Pick<JobProgress, 'discovered' | 'fetched' | 'pages' | 'findings'>;
  readonly pages: readonly CheckedPage[];
  /** The most severe findings so far, a few of each rule. */
  readonly findings: readonly Finding[];
  /** Counts of all findings so far. */
  readonly counts: SeverityCounts;
  readonly result: FreeCheckResult | null;
  readonly failure: JobFailure | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** What a free check has before its first page, at the start of every attempt. */
export const nothingFound = {
  progress: { discovered: 0, fetched: 0, pages: 0, findings: 0 },
  pages: [],
  findings: [],
  counts: noCounts(),
} as const satisfies Partial<FreeCheck>;

/** @param url as returned by the schema of the operation. */
export const newFreeCheck = (url: string, now: Date): FreeCheck => ({
  url,
  state: 'queued',
  attempts: 0,
  ...nothingFound,
  result: null,
  failure: null,
  createdAt: now,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + freeCheckHours * 3_600_000),
});

/** Returns the input of a free check. A visitor chooses only the URL. */
export function freeCheckInput(url: string): JobInput {
  return v.parse(jobInputSchema, {
    url,
    maxPages: freeCheckLimits.pages,
    requestsPerSecond: 2,
    respectRobots: true,
    checkExternal: false,
  });
}

/** Returns the failure of a free check, whose visitor has no job to change or retry. */
export function freeCheckFailure(code: FailureCode, url: string, seen = ''): JobFailure {
  const { host } = new URL(url);
  const failure = jobFailure(code, host, seen);
  switch (code) {
    case 'blocked-by-robots':
      return {
        ...failure,
        message: `The robots.txt of ${unicodeHost(host)} disallows crawling, so we read no page. If you own the site, allow “${robotsToken}” there. With an account, you can also verify the domain and turn off “Respect robots.txt”.`,
      };
    case 'internal':
      return {
        ...failure,
        message: 'The check failed because of a problem on our side, not on the site. Try again.',
      };
    default:
      return failure;
  }
}

/**
 * A check without progress for this long has lost its task. An hour's checks take up to 25 minutes on three instances,
 * and the last one waits for the others.
 */
const stoppedAfterMs: Readonly<Partial<Record<FreeCheckState, number>>> = {
  queued: 30 * 60_000,
  running: 5 * 60_000,
};

export function hasStopped({ state, updatedAt }: Pick<FreeCheck, 'state' | 'updatedAt'>, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() > (stoppedAfterMs[state] ?? Number.POSITIVE_INFINITY);
}

const maxKept = 20;
const maxKeptPerRule = 3;

/** Firestore limits a document to 1 MiB, and the text of a finding comes from the checked site. */
const maxKeptLength = 8_000;

/**
 * Keeps the pages that were read, without the links that were only requested. A URL may have 2,048 characters, and a site
 * may link to any number of missing ones.
 */
export function keepPages(pages: readonly PageRecord[]): readonly CheckedPage[] {
  return pages
    .filter(({ status, contentType }) => status >= 200 && status < 300 && contentType?.includes('html'))
    .map(({ url, status, title }) => ({ url, status, title }));
}

/** Keeps the findings that cost the score most, and only some of each rule. */
export function keepFindings(findings: readonly Finding[]): readonly Finding[] {
  const perRule = new Map<string, number>();
  return [...findings]
    .sort(
      (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || weightOf(b) - weightOf(a),
    )
    .filter((finding) => {
      const count = perRule.get(finding.rule) ?? 0;
      if (count >= maxKeptPerRule || JSON.stringify(finding).length > maxKeptLength) return false;
      perRule.set(finding.rule, count + 1);
      return true;
    })
    .slice(0, maxKept);
}

const weightOf = ({ rule }: Finding) => (isRuleId(rule) ? rules[rule].weight : 0);

export function addCounts(counts: SeverityCounts, findings: readonly Finding[]): SeverityCounts {
  const sum = { ...counts };
  for (const { severity } of findings) sum[severity] += 1;
  return sum;
}
