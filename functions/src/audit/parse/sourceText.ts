import { decodeHTML } from 'entities/decode';

/** Reads the text between the tags of a page’s source, which must be requested in order. */
export class SourceText {
  readonly #source: string;
  /** The offset of the next `&`; -1 before the first search. */
  #nextReference = -1;

  constructor(source: string) {
    this.#source = source;
  }

  isBlank(start: number, end: number): boolean {
    for (let at = start; at < end; at++) {
      const code = this.#source.charCodeAt(at);
      if (code > 32 || code < 9) return false;
    }
    return true;
  }

  /** Returns text with its character references decoded. @param isRaw whether it can't have any, as in a script. */
  read(start: number, end: number, isRaw: boolean): string {
    const text = this.#source.slice(start, end);
    if (isRaw || !this.#mayHaveReferences(start, end)) return text;
    return decodeHTML(text);
  }

  /** Searches for the next `&` once, not in each text before it. */
  #mayHaveReferences(start: number, end: number): boolean {
    if (this.#nextReference < start) {
      const next = this.#source.indexOf('&', start);
      this.#nextReference = next < 0 ? this.#source.length : next;
    }
    return this.#nextReference < end;
  }
}
