import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Finding } from '#domain/finding';
import { remainderOf } from '#domain/ignoredFindings';
import { type Matched, matches, maxPatternsPerSite } from '#domain/ignorePattern';
import { maxIssuesPerSite } from '#domain/issueState';
import type { Job } from '#domain/job';
import type { ReportSummary, RuleRemainder } from '#domain/report';
import { type FindingShard, locate, type SortedReport } from '#domain/sortedReport';
import { refs } from '../platform/firestore';

const inflate = promisify(inflateRaw);

/** What a user ignores on a site. */
export interface IgnoredOnSite {
  isIgnored(finding: Matched): boolean;
  /** Whether findings of the rule may be ignored. */
  hasRule(rule: string): boolean;
  /** Whether all findings of the rule are ignored, whatever they are. */
  isWholeRule(rule: string): boolean;
}

/** Reads what the owner of a job ignores on its site, by itself or by a pattern. */
export async function readIgnored({
  ownerUid,
  host,
}: Pick<Job, 'ownerUid' | 'host'>): Promise<IgnoredOnSite> {
  const newest = refs.issues(ownerUid, host).orderBy('at', 'desc').limit(maxIssuesPerSite);
  const [decided, stored] = await Promise.all([
    newest.select('rule').get(),
    refs.ignorePatterns(ownerUid, host).limit(maxPatternsPerSite).get(),
  ]);
  const fingerprints = new Set(decided.docs.map(({ id }) => id));
  const patterns = stored.docs.map((pattern) => pattern.data());
  const rules = new Set([...decided.docs.map((issue) => issue.data()), ...patterns].map(({ rule }) => rule));
  return {
    isIgnored: (finding) =>
      fingerprints.has(finding.fingerprint) || patterns.some((pattern) => matches(pattern, finding)),
    hasRule: (rule) => rules.has(rule),
    isWholeRule: (of) =>
      patterns.some(({ rule, page, target }) => rule === of && page === null && target === null),
  };
}

/** The limit of findings that are read to recount a report. The smallest rules come first; in others, all findings count. */
const maxFindingsToRead = 30_000;

/** Returns what is left of the rules of a report of which findings are ignored. */
export async function remaindersIn(
  jobId: string,
  { sorted, rules }: Pick<ReportSummary, 'sorted' | 'rules'>,
  ignored: IgnoredOnSite,
): Promise<readonly RuleRemainder[]> {
  const remainders: RuleRemainder[] = [];
  const shards = new ShardReader(jobId, sorted);
  let left = maxFindingsToRead;
  const affected = rules.filter(({ rule }) => ignored.hasRule(rule));
  for (const one of affected.sort((a, b) => a.findings - b.findings)) {
    const { rule, severity, findings } = one;
    if (ignored.isWholeRule(rule)) remainders.push({ rule, severity, findings: 0, pages: 0 });
    else if (findings <= left) {
      left -= findings;
      const remainder = await remainderOf(one, shards.findingsOf(one), ignored.isIgnored);
      if (remainder) remainders.push(remainder);
    }
  }
  return remainders;
}

/** Reads the findings of a sorted report. */
export class ShardReader {
  #last: { readonly n: number; readonly shard: FindingShard } | undefined;

  constructor(
    private readonly jobId: string,
    private readonly sorted: SortedReport,
  ) {}

  /** Returns undefined if there is no such finding, or if the report was deleted meanwhile. */
  async at(position: number): Promise<Finding | undefined> {
    const { starts, total } = this.sorted.findings;
    if (position >= total) return undefined;
    const { n, at } = locate(starts, position);
    if (this.#last?.n !== n) this.#last = { n, shard: await this.#read(n) };
    return this.#last.shard[at];
  }

  async *findingsOf({ rule, severity }: Pick<RuleRemainder, 'rule' | 'severity'>): AsyncGenerator<Finding> {
    for (const group of this.sorted.findings.groups) {
      if (group.rule !== rule || group.severity !== severity) continue;
      for (let position = group.from; position < group.from + group.count; position++) {
        const finding = await this.at(position);
        if (finding) yield finding;
      }
    }
  }

  async #read(n: number): Promise<FindingShard> {
    const { generation } = this.sorted;
    const data = (await refs.sorted(this.jobId, generation, 'findings', n).get()).data()?.data;
    return data ? JSON.parse((await inflate(data)).toString()) : [];
  }
}
