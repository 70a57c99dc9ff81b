import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Finding } from '#domain/finding';
import { type Job, noProgress } from '#domain/job';
import { jobInputSchema } from '#domain/jobInput';
import { plans } from '#domain/plans';
import type { PageRecord, ReportPart, ReportSummary } from '#domain/report';
import { numbersOf } from '#domain/reportNumbers';
import { type RuleId, rules } from '#domain/rules';
import { newJob } from '#functions/jobs/newJob';
import { sortReport } from '#functions/jobs/sortReport';
import { db, refs } from '#functions/platform/firestore';
import { timesOf } from './largeTimes';

const site = 'https://large.example/';
const folders = ['', 'blog/', 'shop/', 'docs/', 'team/', 'news/', 'help/', 'about/', 'archive/', 'misc/'];
const found: readonly RuleId[] = [
  'broken-link',
  'title-missing',
  'image-alt-missing',
  'redirect-permanent',
  'unverified-link',
  'description-missing',
];

function pageOf(n: number): PageRecord {
  const broken = n % 97 === 96;
  return {
    url: `${site}${folders[n % folders.length]}page-${n}`,
    status: broken ? 404 : 200,
    contentType: n % 50 === 49 ? 'application/pdf' : 'text/html; charset=utf-8',
    title: broken ? null : `Page number ${n} of a large site`,
    depth: Math.min(9, Math.floor(Math.log2(n + 1))),
    bytes: 2_000 + ((n * 7_919) % 400_000),
    durationMs: 20 + ((n * 31) % 900),
    redirectedTo: null,
    error: null,
    indexing: 'indexable',
  };
}

function findingOf(n: number, pages: number): Finding {
  const rule = found[n % found.length] ?? 'broken-link';
  const page = pageOf(n % pages).url;
  const target = `${site}lost-${n}`;
  return {
    fingerprint: `large-${String(n).padStart(10, '0')}`,
    rule,
    category: rules[rule].category,
    severity: rules[rule].severity,
    page,
    target,
    message: `/lost-${n} returns 404 (not found).`,
    evidence: {
      element: 'a',
      line: (n % 800) + 1,
      column: (n % 90) + 1,
      status: 404,
      attempts: 1,
      snippet: `<a class="teaser teaser--${n % 7}" href="/lost-${n}" title="Number ${n}">`,
    },
  };
}

const itemsOfPart = 300;

/** The parts of a report as an audit would have committed them. */
export async function* largeParts(pages: number, findings: number): AsyncGenerator<ReportPart> {
  const count = Math.ceil((pages + findings) / itemsOfPart);
  for (let n = 1; n <= count; n++) {
    const [firstPage, lastPage] = share(pages, n, count);
    const [firstFinding, lastFinding] = share(findings, n, count);
    yield {
      n,
      totals: [],
      pages: Array.from({ length: lastPage - firstPage }, (_, at) => pageOf(firstPage + at)),
      findings: Array.from({ length: lastFinding - firstFinding }, (_, at) =>
        findingOf(firstFinding + at, pages),
      ),
    };
  }
}

function share(of: number, n: number, count: number): readonly [from: number, to: number] {
  return [Math.floor((of * (n - 1)) / count), Math.floor((of * n) / count)];
}

interface LargeReport {
  readonly owner: { readonly uid: string; readonly email: string };
  readonly pages: number;
  readonly findings: number;
  /** A new ID by default. */
  readonly jobId?: string;
  /** The end of the job. The default is now. */
  readonly at?: Date;
}

/** Creates a finished job with a report of any size, sorted by the functions' own code. */
export async function writeLargeReport({
  owner,
  pages,
  findings,
  jobId = `large-${randomUUID().slice(0, 8)}`,
  at = new Date(),
}: LargeReport): Promise<Job> {
  const input = v.parse(jobInputSchema, { url: site, maxPages: pages });
  const { createdAt, startedAt, durationMs, events } = timesOf(pages, at);
  const queued = newJob({ jobId, owner, input, limits: plans.team }, createdAt);
  await refs.run(jobId).set({ holder: null, fence: 1, slice: 1 });
  const parts = largeParts(pages, findings);
  const sorted = await sortReport({ jobId, parts, fence: 1, inLinks: new Map(), pagesOf: () => [] });
  const broken = sorted.findings.groups.map(({ count, from: _, ...group }) => ({
    ...group,
    findings: count,
    evaluatedPages: group.pages,
  }));
  const { score, grade, byCategory, ...numbers } = numbersOf(broken, { pages });
  const summary: ReportSummary = { ...numbers, pages, parts: 0, sorted };
  const { counts } = summary;
  const bytes = pages * 40_000;
  const job: Job = {
    ...queued,
    state: 'succeeded',
    score,
    grade,
    progress: { ...noProgress, discovered: pages, fetched: pages, pages, findings },
    startedAt,
    finishedAt: at,
    updatedAt: at,
    result: { score, grade, counts, byCategory, pages, bytes, durationMs },
  };
  const write = db.batch();
  write.set(refs.job(jobId), job);
  write.set(refs.reportSummary(jobId), summary);
  write.set(refs.timeline(jobId), { events });
  await write.commit();
  return job;
}
