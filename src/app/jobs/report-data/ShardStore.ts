import { locate } from '#domain/sortedReport';

type Shard<Row> = readonly Row[] | 'coming' | { readonly failed: unknown };

/**
 * Scrolling in an order other than the documents' can need a different document for each row. Batching lets
 * reads share requests and rows render together; the rows rendered ahead of the window cover the pause.
 */
const readingPauseMs = 100;
const tellingPauseMs = 50;

/**
 * A long list whose rows are stored in documents of some hundred. It knows its length from the start and
 * reads a document when one of its rows is wanted. A failed read is repeated on request.
 */
export class ShardStore<Row> {
  /** Changes whenever a row has arrived or failed to. */
  version = 0;
  private readonly shards = new Map<number, Shard<Row>>();
  private readonly readings = new Map<number, Promise<readonly Row[]>>();
  private readonly wanted = new Set<number>();
  private readonly listeners = new Set<() => void>();
  private readonly starts: readonly number[];
  private readonly readPart: (n: number) => Promise<readonly Row[]>;

  constructor(
    readonly total: number,
    starts: readonly number[],
    readPart: (n: number) => Promise<readonly Row[]>,
  ) {
    this.starts = starts;
    this.readPart = readPart;
  }

  /** Returns a store of rows that are all loaded. */
  static of<Row>(rows: readonly Row[]): ShardStore<Row> {
    const store = new ShardStore<Row>(rows.length, [0], async () => rows);
    store.shards.set(0, rows);
    return store;
  }

  /** The number of documents. */
  get parts(): number {
    return this.starts.length;
  }

  /** Returns the index of the document that holds a position. */
  partOf(position: number): number {
    return locate(this.starts, position).n;
  }

  /** Returns the row at a position, or undefined while it is not loaded. */
  at(position: number): Row | undefined {
    const { n, at } = locate(this.starts, position);
    return this.rowsOf(n)?.[at];
  }

  /** Loads the documents that hold these positions. */
  want(positions: Iterable<number>): void {
    for (const position of positions) {
      const n = this.partOf(position);
      if (position < this.total && !this.shards.has(n)) this.wanted.add(n);
    }
    if (this.wanted.size > 0) this.readWanted();
  }

  /** Resolves with a row, reading its document if necessary. */
  async get(position: number): Promise<Row | undefined> {
    if (position >= this.total) return undefined;
    const { n, at } = locate(this.starts, position);
    return (await this.part(n))[at];
  }

  /** Resolves with the rows of a document, reading it if necessary. Only the caller learns of a failure. */
  async part(n: number): Promise<readonly Row[]> {
    const there = this.rowsOf(n);
    if (there) return there;
    const reading = this.readings.get(n) ?? this.load(n).finally(() => this.readings.delete(n));
    this.readings.set(n, reading);
    return reading;
  }

  /** The error of a failed read, if any. */
  get failure(): unknown {
    for (const shard of this.shards.values()) if (isFailed(shard)) return shard.failed;
    return undefined;
  }

  /** Clears the failures, so that the visible rows are read again. */
  retry(): void {
    for (const [n, shard] of this.shards) if (isFailed(shard)) this.shards.delete(n);
    this.tellNow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private readonly readWanted = steadily(() => {
    for (const n of this.wanted) if (!this.shards.has(n)) void this.fetch(n);
    this.wanted.clear();
  }, readingPauseMs);

  private async fetch(n: number): Promise<void> {
    this.shards.set(n, 'coming');
    try {
      await this.part(n);
    } catch (failed) {
      this.set(n, { failed });
    }
  }

  private async load(n: number): Promise<readonly Row[]> {
    const rows = await this.readPart(n);
    this.set(n, rows);
    return rows;
  }

  private rowsOf(n: number): readonly Row[] | undefined {
    const shard = this.shards.get(n);
    return Array.isArray(shard) ? (shard as readonly Row[]) : undefined;
  }

  private set(n: number, shard: Shard<Row>): void {
    this.shards.set(n, shard);
    this.tell();
  }

  private readonly tell = steadily(() => this.tellNow(), tellingPauseMs);

  private tellNow(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}

function isFailed(shard: unknown): shard is { readonly failed: unknown } {
  return typeof shard === 'object' && shard !== null && 'failed' in shard;
}

/**
 * Throttles an action: the first call acts immediately, later calls at most once per `pauseMs`. The last
 * call always acts.
 */
export function steadily(act: () => void, pauseMs: number): () => void {
  let isPausing = false;
  let isAsked = false;
  return function ask() {
    if (isPausing) {
      isAsked = true;
      return;
    }
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (!isAsked) return;
      isAsked = false;
      ask();
    }, pauseMs);
    act();
  };
}
