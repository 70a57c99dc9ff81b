import { severities } from '#domain/finding';
import type { Run } from '#domain/findingOrder';
import { indexings } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { folderOf, type PageColumns, type PageText, pageTypeOf, pageTypes } from '#domain/sortedReport';

/**
 * Limits of a document of columns: pages, each with ten numbers that deflate to about 8 bytes, and bytes of folder
 * names, because each page of a site may have a folder of its own.
 */
const maxColumnRows = 50_000;
const maxFolderBytes = 400_000;

/**
 * Returns the index of the first page in each document of columns.
 * @param pages sorted by URL.
 */
export function columnStarts(
  pages: readonly Pick<PageRecord, 'url'>[],
  rows = maxColumnRows,
): readonly number[] {
  const starts: number[] = [];
  let folders = new Set<string>();
  let bytes = 0;
  pages.forEach(({ url }, place) => {
    const folder = folderOf(url);
    const more = folders.has(folder) ? 0 : Buffer.byteLength(folder) + 3;
    if (starts.length === 0 || place - (starts.at(-1) ?? 0) >= rows || bytes + more > maxFolderBytes) {
      starts.push(place);
      folders = new Set();
      bytes = 0;
    }
    if (!folders.has(folder)) bytes += Buffer.byteLength(folder) + 3;
    folders.add(folder);
  });
  return starts;
}

type Columns = {
  -readonly [Key in keyof PageColumns]: PageColumns[Key] extends readonly (infer Item)[] ? Item[] : never;
};

/** Converts pages to rows of text and to columns of numbers. */
export class PageTable {
  readonly #inLinks: ReadonlyMap<string, number>;
  readonly #runsOf: ReadonlyMap<string, readonly Run[]>;

  constructor(runsOf: ReadonlyMap<string, readonly Run[]>, inLinks: ReadonlyMap<string, number>) {
    this.#runsOf = runsOf;
    this.#inLinks = inLinks;
  }

  textOf({ url, title, redirectedTo, error }: PageRecord): PageText {
    const runs = (this.#runsOf.get(url) ?? []).map(({ from, count }) => [from, count] as const);
    return { url, title, redirectedTo, error, runs };
  }

  columnsOf(pages: readonly PageRecord[]): PageColumns {
    const columns: Columns = {
      status: [],
      type: [],
      bytes: [],
      durationMs: [],
      depth: [],
      inLinks: [],
      findings: [],
      worst: [],
      indexing: [],
      folder: [],
      folders: [],
    };
    const folders = new Map<string, number>();
    for (const page of pages) {
      const runs = this.#runsOf.get(page.url) ?? [];
      const ranks = runs.map(({ severity }) => severities.indexOf(severity));
      columns.status.push(page.status);
      columns.type.push(pageTypes.indexOf(pageTypeOf(page.contentType)));
      columns.bytes.push(page.bytes);
      columns.durationMs.push(page.durationMs);
      columns.depth.push(page.depth);
      columns.inLinks.push(this.#inLinks.get(page.url) ?? 0);
      columns.findings.push(runs.reduce((sum, { count }) => sum + count, 0));
      columns.worst.push(ranks.length === 0 ? -1 : Math.min(...ranks));
      columns.indexing.push(indexings.indexOf(page.indexing));
      const folder = folderOf(page.url);
      const known = folders.get(folder) ?? folders.size;
      folders.set(folder, known);
      columns.folder.push(known);
    }
    return { ...columns, folders: [...folders.keys()] };
  }
}
