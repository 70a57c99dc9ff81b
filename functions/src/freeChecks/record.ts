import type { Timestamp, UpdateData } from 'firebase-admin/firestore';
import type { Finding } from '#domain/finding';
import {
  addCounts,
  type FreeCheck,
  type FreeCheckResult,
  freeCheckFailure,
  freeCheckLimits,
  keepFindings,
  keepPages,
  nothingFound,
} from '#domain/freeCheck';
import type { JobFailure } from '#domain/job';
import { type PagesOf, withOccurrences } from '#domain/occurrences';
import type { AuditBatch } from '../audit/contract';
import { refs } from '../platform/firestore';
import { isFailedPrecondition } from '../platform/preconditions';

/** Attempts that a check may have. A site that makes one fail is requested that often at most. */
export const maxAttempts = 3;

/** Thrown by a write of an attempt that another one has replaced. */
export class AttemptReplacedError extends Error {}

/**
 * The document of a free check, for one attempt. Each write requires that nobody else has written since the last one,
 * so an attempt that was believed dead can't write any more.
 */
export class FreeCheckRecord {
  readonly url: string;
  readonly #checkId: string;
  #writtenAt: Timestamp;
  #found: Pick<FreeCheck, 'pages' | 'findings' | 'counts'> = nothingFound;

  private constructor(checkId: string, url: string, writtenAt: Timestamp) {
    this.#checkId = checkId;
    this.url = url;
    this.#writtenAt = writtenAt;
  }

  /**
   * Starts an attempt over from nothing.
   * @returns null if there is nothing to do: the check has ended, expired or was deleted, or has failed too often.
   * @throws AttemptReplacedError
   */
  static async begin(checkId: string): Promise<FreeCheckRecord | null> {
    const snapshot = await refs.freeCheck(checkId).get();
    const check = snapshot.data();
    if (!check || !snapshot.updateTime || check.expiresAt <= new Date()) return null;
    if (check.state !== 'queued' && check.state !== 'running') return null;
    const record = new FreeCheckRecord(checkId, check.url, snapshot.updateTime);
    if (check.attempts >= maxAttempts) {
      await record.fail(freeCheckFailure('internal', check.url));
      return null;
    }
    await record.#write({ state: 'running', attempts: check.attempts + 1, ...nothingFound });
    return record;
  }

  /** @throws AttemptReplacedError */
  async add({ pages, findings, progress }: AuditBatch): Promise<void> {
    const found = this.#found;
    this.#found = {
      pages: [...found.pages, ...keepPages(pages)].slice(0, freeCheckLimits.pages),
      findings: keepFindings([...found.findings, ...findings]),
      counts: addCounts(found.counts, findings),
    };
    const { discovered, fetched, pages: read, findings: total } = progress;
    await this.#write({
      ...this.#found,
      progress: { discovered, fetched, pages: read, findings: total },
    });
  }

  /** @throws AttemptReplacedError */
  succeed(result: FreeCheckResult, pagesOf: PagesOf): Promise<void> {
    const findings = this.#found.findings.map((finding): Finding => withOccurrences(finding, pagesOf));
    return this.#write({ state: 'succeeded', findings: keepFindings(findings), result });
  }

  /** @throws AttemptReplacedError */
  fail(failure: JobFailure): Promise<void> {
    return this.#write({ state: 'failed', failure });
  }

  async #write(fields: Partial<FreeCheck>): Promise<void> {
    const change = { ...fields, updatedAt: new Date() } as UpdateData<FreeCheck>;
    try {
      const { writeTime } = await refs
        .freeCheck(this.#checkId)
        .update(change, { lastUpdateTime: this.#writtenAt });
      this.#writtenAt = writeTime;
    } catch (error) {
      throw isFailedPrecondition(error) ? new AttemptReplacedError(this.#checkId) : error;
    }
  }
}
