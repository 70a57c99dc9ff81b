import type { Finding } from '#domain/finding';
import type { JobFailure, JobProgress, JobResult } from '#domain/job';
import type { JobInput } from '#domain/jobInput';
import type { PagesOf } from '#domain/occurrences';
import type { PageRecord, ReportSummary } from '#domain/report';
import type { BrowserAccess } from './browser/subRequests';
import type { Rendering } from './facts/renderedPage';
import type { Timing } from './time/timing';

/**
 * What the engine learned since the last commit: an opaque, JSON-safe record for the engine itself. Its whole state
 * is the fold of its deltas in order, so a crawl resumes from the last one after a crash, and none is ever rewritten.
 */
export type Delta = Readonly<Record<string, unknown>>;

/** Everything new since the last commit, typically some hundred KB and at most some MB; must be stored atomically. */
export interface AuditBatch {
  readonly pages: readonly PageRecord[];
  readonly findings: readonly Finding[];
  readonly delta: Delta;
  readonly progress: JobProgress;
}

/** What is waiting to be committed, so that the sink can choose the moment. */
export interface Pending {
  /** Pages, findings and evaluated links since the last commit. */
  readonly items: number;
  /** Approximate size of the batch as JSON. */
  readonly bytes: number;
}

/** The destination of an audit's results. The engine calls `commit` one at a time and continues fetching meanwhile. */
export interface AuditSink {
  /**
   * Called once, as the audit begins, with a function that returns its current progress at any time, even while
   * nothing is evaluated. The returned function is called when the audit ends; `progress` must not be called after
   * that.
   */
  watch?(progress: () => JobProgress): () => void;
  /** Called after every evaluated URL; must be cheap. */
  wantsCommit(pending: Pending, progress: JobProgress): boolean;
  /** Resolves when the batch is durable. A rejection ends the audit and is thrown to the caller. */
  commit(batch: AuditBatch): Promise<void>;
}

/** Shows pages in a browser. `close` ends renderings in progress. */
export interface PageRenderer {
  render(url: string): Promise<Rendering>;
  close(): Promise<void>;
}

/**
 * Opens a browser. Returns null if there is none.
 * @param mayBePrivate returns whether a host may be requested even if its address isn’t public.
 */
export type OpenBrowser = (
  access: BrowserAccess,
  mayBePrivate: (host: string) => boolean,
) => Promise<PageRenderer | null>;

export interface AuditOptions {
  readonly input: JobInput;
  readonly sink: AuditSink;
  /**
   * Returns whether the user has verified a host (with its port). Any other site is audited within the limits for
   * unverified hosts, even if only a redirect leads there. All hosts count as verified by default.
   */
  readonly isVerifiedHost?: (host: string) => boolean;
  /**
   * The site whose owner provided the input’s headers, which may be secrets: only this site receives them. The start
   * URL by default.
   */
  readonly home?: string;
  /** The deltas of earlier commits, in order; empty for a new audit. */
  readonly resume?: Iterable<Delta> | AsyncIterable<Delta>;
  /** Abort it to cancel: requests stop, what was found is committed, and the outcome is `canceled`. */
  readonly signal?: AbortSignal;
  /** Epoch milliseconds after which no new request starts; the outcome is then `paused`. */
  readonly pauseAt?: number;
  /** Whether loopback and private addresses may be requested. Never true in the cloud. */
  readonly allowPrivate?: boolean;
  /** The user agent of every request; the crawler's plain name by default. */
  readonly userAgent?: string | undefined;
  /** Whether to look for the site’s icon; false by default. */
  readonly findsIcon?: boolean;
  /**
   * Called when the first page needs a browser, because scripts build its content. Without it, such pages aren’t
   * evaluated.
   */
  readonly openBrowser?: OpenBrowser | undefined;
  /** Overrides the request limit that its number of pages implies; for tests. */
  readonly maxRequests?: number;
  /** Overrides the default timeouts and delays; for tests. */
  readonly timing?: Partial<Timing>;
}

export interface AuditEnd {
  /** Without `durationMs`, which only the caller knows: a job may have waited between slices. */
  readonly result: Omit<JobResult, 'durationMs'>;
  readonly summary: Omit<ReportSummary, 'parts' | 'sorted'>;
  /** Number of pages of the site that link to each page; absent if there are none. */
  readonly inLinks: ReadonlyMap<string, number>;
  /** The site’s icon, a PNG or ICO file in base64; null if none was found. */
  readonly icon: string | null;
  /** Returns the pages that share the cause of a finding, its own page first; empty if the cause is the page itself. */
  readonly pagesOf: PagesOf;
}

/** An audit always ends with one of these. Problems of the audited site are findings, never exceptions. */
export type AuditOutcome =
  | ({ readonly kind: 'finished' } & AuditEnd)
  | ({ readonly kind: 'canceled' } & AuditEnd)
  | { readonly kind: 'paused' }
  | { readonly kind: 'failed'; readonly failure: JobFailure };
