import { freeCheckFailure, freeCheckInput, freeCheckLimits } from '#domain/freeCheck';
import type { JobFailure } from '#domain/job';
import { type AuditEnd, type AuditOutcome, type AuditSink, audit } from '../audit';
import { crawlerOptions } from '../platform/environment';
import { log } from '../platform/log';
import { AttemptReplacedError, FreeCheckRecord } from './record';

/** The document takes about one write per second. */
const commitIntervalMs = 1_000;

/** Every host counts as unverified, wherever redirects lead. */
const isVerifiedHost = () => false;

/**
 * Runs one attempt of a free check, from its start to its end. May be called again at any time: it starts over, and
 * replaces an attempt that is still running.
 * @param seconds the time limit.
 * @throws what Firestore or the engine threw. The queue then retries.
 */
export async function runFreeCheck(
  checkId: string,
  seconds: number = freeCheckLimits.seconds,
): Promise<void> {
  try {
    const record = await FreeCheckRecord.begin(checkId);
    if (record) await work(record, seconds);
  } catch (error) {
    if (!(error instanceof AttemptReplacedError)) throw error;
    log.warn('another attempt runs the free check', { checkId });
  }
}

async function work(record: FreeCheckRecord, seconds: number): Promise<void> {
  const outcome = await audit({
    ...crawlerOptions,
    input: freeCheckInput(record.url),
    sink: sinkOf(record),
    signal: AbortSignal.timeout(seconds * 1_000),
    maxRequests: freeCheckLimits.requests,
    isVerifiedHost,
  });
  await end(record, outcome);
  log.info('free check done', { outcome: outcome.kind });
}

function sinkOf(record: FreeCheckRecord): AuditSink {
  let lastCommit = 0;
  return {
    wantsCommit: ({ items }) => items > 0 && Date.now() - lastCommit >= commitIntervalMs,
    commit: async (batch) => {
      await record.add(batch);
      lastCommit = Date.now();
    },
  };
}

async function end(record: FreeCheckRecord, outcome: AuditOutcome): Promise<void> {
  switch (outcome.kind) {
    case 'failed':
      return record.fail(failureFor(record.url, outcome.failure));
    case 'canceled':
      if (outcome.result.pages === 0) return record.fail(tooSlow(record.url));
      return record.succeed(resultOf(outcome, true), outcome.pagesOf);
    case 'finished':
      return record.succeed(resultOf(outcome, false), outcome.pagesOf);
    case 'paused':
      throw new Error('A free check never pauses, because it has no time to pause at.');
  }
}

/** The engine's own words for an outage name what was seen. */
const failureFor = (url: string, failure: JobFailure): JobFailure =>
  failure.code === 'blocked-by-robots' ? freeCheckFailure(failure.code, url) : failure;

const tooSlow = (url: string) =>
  freeCheckFailure('site-unreachable', url, `it didn't send a page within ${freeCheckLimits.seconds} s`);

function resultOf({ result }: AuditEnd, isTimedOut: boolean) {
  const { score, grade, counts, pages, scriptedPages, unscored } = result;
  return {
    score,
    grade,
    counts,
    pages,
    ...(scriptedPages !== undefined && { scriptedPages }),
    ...(unscored !== undefined && { unscored }),
    isTimedOut,
  };
}
