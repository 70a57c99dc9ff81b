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
