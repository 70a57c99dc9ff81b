import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { FindingOrder } from '#domain/findingOrder';
import { type PagesOf, withOccurrences } from '#domain/occurrences';
import type { PageRecord, ReportPart } from '#domain/report';
import type { SortedKind, SortedReport } from '#domain/sortedReport';
import { db, refs } from '../platform/firestore';
import { LeaseLostError } from './lease';
import { columnStarts, PageTable, Shards } from './sortedDocuments';

const deflate = promisify(deflateRaw);

const documentsPerTransaction = 8;
const maxConcurrentWrites = 3;

interface SortOptions {
  readonly jobId: string;
  /** All parts of the report, complete. */
  readonly parts: AsyncIterable<ReportPart>;
  /** The fencing token of the lease: slices that sort the same report write different documents. */
  readonly fence: number;
  /** Pages of the site that link to each page. */
  readonly inLinks: ReadonlyMap<string, number>;
  /** The pages that share the cause of a finding. */
  readonly pagesOf: PagesOf;
}

/**
 * Sorts a complete report for reading. The result depends only on the parts, and nothing refers to it until the job
 * ends: after a crash, the next slice starts over with a generation of its own.
 * @throws LeaseLostError
 */
export async function sortReport({
  jobId,
  parts,
  fence,
  inLinks,
  pagesOf,
}: SortOptions): Promise<SortedReport> {
  const generation = `${fence}-${randomBytes(12).toString('base64url')}`;
  const writer = new Writer(jobId, fence, generation);
  const shards = new Shards((n, json) => writer.write('findings', n, json));
  const order = new FindingOrder(JSON.stringify, (json) => shards.add(json));
  const pages: PageRecord[] = [];
  for await (const part of parts) {
    for (const finding of part.findings) {
      const pages = pagesOf(finding.fingerprint);
      order.add(
        withOccurrences(finding, () => pages),
        pages.length > 1 ? pages : [finding.page],
      );
    }
    for (const page of part.pages) pages.push(page);
    await writer.flush();
  }
  order.flush();
  shards.end();
  const table = new PageTable(order.runsOf, inLinks);
  pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  const rows = new Shards((n, json) => writer.write('pages', n, json));
  for (const page of pages) rows.add(JSON.stringify(table.textOf(page)));
  rows.end();
  const columns = columnStarts(pages);
  columns.forEach((from, n) => {
    writer.write('columns', n, JSON.stringify(table.columnsOf(pages.slice(from, columns[n + 1]))));
  });
  await writer.flush();
  return {
    generation,
    findings: { total: order.total, starts: shards.starts, groups: order.groups },
    pages: { total: pages.length, starts: rows.starts, columns },
  };
}

interface PendingDocument {
  readonly kind: SortedKind;
  readonly n: number;
  readonly json: string;
}

/**
 * Writes documents a few per transaction, which checks the fencing token: a slice that has lost the lease, or whose
 * job was deleted, leaves nothing behind.
 */
class Writer {
  readonly #jobId: string;
  readonly #fence: number;
  readonly #generation: string;
  #pending: PendingDocument[] = [];

  constructor(jobId: string, fence: number, generation: string) {
    this.#jobId = jobId;
    this.#fence = fence;
    this.#generation = generation;
  }

  write(kind: SortedKind, n: number, json: string): void {
    this.#pending.push({ kind, n, json });
  }

  /** Writes all pending documents. @throws LeaseLostError */
  async flush(): Promise<void> {
    const batches: PendingDocument[][] = [];
    while (this.#pending.length > 0) batches.push(this.#pending.splice(0, documentsPerTransaction));
    while (batches.length > 0)
      await Promise.all(batches.splice(0, maxConcurrentWrites).map((batch) => this.#write(batch)));
  }

  async #write(batch: readonly PendingDocument[]): Promise<void> {
    const documents = await Promise.all(
      batch.map(async ({ kind, n, json }) => ({
        ref: refs.sorted(this.#jobId, this.#generation, kind, n),
        data: await deflate(json),
      })),
    );
    await db.runTransaction(async (tx) => {
      const run = (await tx.get(refs.run(this.#jobId))).data();
      if (run?.fence !== this.#fence) throw new LeaseLostError(this.#jobId);
      for (const { ref, data } of documents) tx.create(ref, { data });
    });
  }
}
