import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { PageRecord } from '../../../../src/domain/report';
import type { SortedKind, SortedReport } from '../../../../src/domain/sortedReport';
import { paths } from '../../platform/firestore';
import { FindingOrder } from './findingOrder';
import { columnRows, PageTable } from './pageTable';
import { Shards } from './shards';

const deflate = promisify(deflateRaw);

/** Parts read at once. */
const partsAtOnce = 25;
const writesAtOnce = 4;

export interface Sorting {
  readonly jobId: string;
  /** How many parts the report has; all of them are there, and no more will come. */
  readonly parts: number;
  /** The fence of the lease: no two that sort the same report write the same document. */
  readonly generation: number;
  readonly inLinksOf: (url: string) => number;
}

/**
 * Puts a report whose parts are all there in order, for reading. What is written follows from the parts alone, and
 * nothing points to it until the job ends: whoever comes after a crash begins anew, under a number of its own.
 */
export async function sortReport({ jobId, parts, generation, inLinksOf }: Sorting): Promise<SortedReport> {
  const writer = new Writer(jobId, generation);
  const shards = new Shards((n, json) => writer.write('findings', n, json));
  const order = new FindingOrder((json) => shards.add(json));
  const pages: PageRecord[] = [];
  for (let from = 1; from <= parts; from += partsAtOnce) {
    for (const part of await readParts(jobId, from, Math.min(parts, from + partsAtOnce - 1))) {
      for (const finding of part.findings) order.add(finding);
      for (const page of part.pages) pages.push(page);
    }
    await writer.room();
  }
  order.flush();
  shards.end();
  const table = new PageTable(order.runsOf, inLinksOf);
  pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  const rows = new Shards((n, json) => writer.write('pages', n, json));
  for (const page of pages) rows.add(JSON.stringify(table.textOf(page)));
  rows.end();
  const columns: number[] = [];
  for (let from = 0; from < pages.length; from += columnRows) {
    writer.write(
      'columns',
      columns.length,
      JSON.stringify(table.columnsOf(pages.slice(from, from + columnRows))),
    );
    columns.push(from);
  }
  await writer.end();
  return {
    generation,
    findings: { total: order.total, starts: shards.starts, groups: order.groups },
    pages: { total: pages.length, starts: rows.starts, columns },
  };
}

async function readParts(jobId: string, from: number, to: number) {
  const parts = await paths.parts(jobId).where('n', '>=', from).where('n', '<=', to).orderBy('n').get();
  return parts.docs.map((part) => part.data());
}

/** Writes documents a few at a time, and keeps the first failure for whoever waits. */
class Writer {
  readonly #jobId: string;
  readonly #generation: number;
  readonly #queue: (() => Promise<void>)[] = [];
  readonly #running = new Set<Promise<void>>();
  #failure: { readonly error: unknown } | null = null;

  constructor(jobId: string, generation: number) {
    this.#jobId = jobId;
    this.#generation = generation;
  }

  write(kind: SortedKind, n: number, json: string): void {
    const ref = paths.sorted(this.#jobId, this.#generation, kind, n);
    this.#queue.push(async () => {
      await ref.create({ data: await deflate(json) });
    });
    this.#pump();
  }

  async room(): Promise<void> {
    while (this.#queue.length > 0 && !this.#failure) await Promise.race(this.#running);
    if (this.#failure) throw this.#failure.error;
  }

  async end(): Promise<void> {
    await this.room();
    await Promise.all(this.#running);
    if (this.#failure) throw this.#failure.error;
  }

  #pump(): void {
    while (this.#running.size < writesAtOnce && !this.#failure) {
      const next = this.#queue.shift();
      if (!next) return;
      const running: Promise<void> = next()
        .catch((error: unknown) => {
          this.#failure ??= { error };
        })
        .finally(() => {
          this.#running.delete(running);
          this.#pump();
        });
      this.#running.add(running);
    }
  }
}
