import type { Finding } from '#domain/finding';
import type { JobFailure, JobProgress, JobResult } from '#domain/job';
import type { JobInput } from '#domain/jobInput';
import type { PagesOf } from '#domain/occurrences';
import type { PageRecord, ReportSummary } from '#domain/report';
import type { Timing } from './time/timing';

/**
 * What the engine learned since the last commit, for itself: an opaque, JSON-safe record. The engine's whole state is
 * the fold of its deltas in order, so a crawl that died goes on from the last one, and none is ever rewritten.
 */
export type Delta = Readonly<Record<string, unknown>>;

/** Everything new since the last commit, some hundred KB as a rule and some MB at most; stored whole or not at all. */
export interface AuditBatch {
  readonly pages: readonly PageRecord[];
  readonly findings: readonly Finding[];
  readonly delta: Delta;
  readonly progress: JobProgress;
}

/** What is waiting to be committed, so that the sink can choose the moment. */
export interface Pending {
  /** Pages, findings and judged links since the last commit. */
  readonly items: number;
  /** A rough size of the batch as JSON. */
  readonly bytes: number;
}

/** Where an audit goes. The engine calls `commit` one at a time and goes on fetching meanwhile. */
export interface AuditSink {
  /**
   * Told once, as the audit begins, by what to ask how far it is: at any moment, also while nothing is judged. What is
   * returned is called when the audit has ended, and `progress` is not asked after that.
   */
  watch?(progress: () => JobProgress): () => void;
  /** Asked after every judged URL; must be cheap. */
  wantsCommit(pending: Pending, progress: JobProgress): boolean;
  /** Resolves when the batch is durable. A rejection ends the audit: it is thrown to the caller. */
  commit(batch: AuditBatch): Promise<void>;
}

export interface AuditOptions {
  readonly input: JobInput;
  readonly sink: AuditSink;
  /**
   * Whether a host (with its port) is the auditor’s own. A site on any other is audited within a stranger’s limits, also
   * when only a redirect leads there. Every host is, unless told.
   */
  readonly isOwn?: (host: string) => boolean;
  /** The site whose owner gave the input’s headers, which may be secrets: they are sent nowhere else. The start, unless told. */
  readonly home?: string;
  /** The deltas of earlier commits, in order; empty for a new audit. */
  readonly resume?: Iterable<Delta> | AsyncIterable<Delta>;
  /** Aborted to cancel: requests stop, what was found is committed, the outcome is `canceled`. */
  readonly signal?: AbortSignal;
  /** Epoch milliseconds after which no new request starts; the outcome is then `paused`. */
  readonly pauseAt?: number;
  /** Loopback and private addresses may be asked. Never true in the cloud. */
  readonly allowPrivate?: boolean;
  /** How the crawler names itself in every request; its bare name without. */
  readonly userAgent?: string | undefined;
  /** Requests that it may send, other than its number of pages allows; for tests. */
  readonly maxRequests?: number;
  /** Timeouts and waits other than the usual ones, for tests. */
  readonly timing?: Partial<Timing>;
}

export interface AuditEnd {
  /** Without `durationMs`, which only the caller knows: a job may have waited between slices. */
  readonly result: Omit<JobResult, 'durationMs'>;
  readonly summary: Omit<ReportSummary, 'parts' | 'sorted'>;
  /** Pages of the site that link to each page; absent where there are none. */
  readonly inLinks: ReadonlyMap<string, number>;
  /** The pages that share the cause of a finding, the first of them its own; empty when the cause is the page itself. */
  readonly pagesOf: PagesOf;
}

/** An audit always ends with one of these; faults of the audited site are findings, never exceptions. */
export type AuditOutcome =
  | ({ readonly kind: 'finished' } & AuditEnd)
  | ({ readonly kind: 'canceled' } & AuditEnd)
  | { readonly kind: 'paused' }
  | { readonly kind: 'failed'; readonly failure: JobFailure };
