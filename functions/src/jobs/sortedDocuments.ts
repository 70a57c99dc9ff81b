import { severities } from '#domain/finding';
import type { Run } from '#domain/findingOrder';
import { indexings } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { folderOf, type PageColumns, type PageText, pageTypeOf, pageTypes } from '#domain/sortedReport';

/** Rows per document: enough for many screens, and few enough to load fast. */
const maxRows = 400;
/**
 * Characters of JSON per document. Even text that doesn’t compress, with three bytes per character, stays below 1
 * MiB.
 */
const maxLength = 200_000;

/** Groups rows of JSON into documents. */
export class Shards {
  readonly starts: number[] = [];
  #rows: string[] = [];
  #length = 0;
  #added = 0;
  readonly #write: (n: number, json: string) => void;
  readonly #maxRows: number;

  /** @param write called with the number and the JSON of each document as soon as it is full. */
  constructor(write: (n: number, json: string) => void, rows = maxRows) {
    this.#write = write;
    this.#maxRows = rows;
  }

  add(json: string): void {
    if (
      this.#rows.length >= this.#maxRows ||
      (this.#rows.length > 0 && this.#length + json.length > maxLength)
    )
      this.end();
    if (this.#rows.length === 0) this.starts.push(this.#added);
    this.#rows.push(json);
    this.#length += json.length;
    this.#added += 1;
  }

  /** Writes the rows that are left. */
  end(): void {
    if (this.#rows.length === 0) return;
    this.#write(this.starts.length - 1, `[${this.#rows.join(',')}]`);
    this.#rows = [];
    this.#length = 0;
  }
}

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
