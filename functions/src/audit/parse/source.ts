import { decodeHTML } from 'entities/decode';
import { cut, StringPool } from '../text/strings';
import { maskCredentials } from '../urls/credentials';
import type { Location, Spot } from './facts';

const maxSnippetLength = 200;
/** How far the end of a password is searched, in characters: more than the length limit of URLs. */
const maskedLength = 4_000;
/** The links of a menu repeat on every page, and wait there until their targets are known. */
const snippets = new StringPool(5_000);

/** The lines of a page's source, counted up to the furthest request: what is reported is mostly near the beginning. */
export class SourceLines {
  readonly #source: string;
  /** The offset at which each line begins, for the lines counted so far. */
  readonly #starts = [0];
  #areAll = false;

  constructor(source: string) {
    this.#source = source;
  }

  /** Returns the 1-based position of a tag and its source. */
  locate({ start, end }: Spot): Location {
    const line = this.#lineAt(start);
    const source = this.#source.slice(start, Math.min(end, start + maskedLength));
    const column = start - (this.#starts[line] ?? 0) + 1;
    return { line: line + 1, column, snippet: snippets.of(cut(maskCredentials(source), maxSnippetLength)) };
  }

  bytesUpTo(offset: number): number {
    return Buffer.byteLength(this.#source.slice(0, offset));
  }

  /** Returns the 0-based line. */
  #lineAt(offset: number): number {
    const starts = this.#starts;
    while (!this.#areAll && (starts[starts.length - 1] ?? 0) <= offset) this.#findNext();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #findNext(): void {
    const end = this.#source.indexOf('\n', this.#starts[this.#starts.length - 1]);
    if (end < 0) this.#areAll = true;
    else this.#starts.push(end + 1);
  }
}

const text = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * Finds where each of these strings first occurs in valid JSON, with any escapes: many sites write a slash as `\/`.
 * Takes a single pass, because a search for each would take as many.
 * @returns offsets of their opening quotes.
 */
export function placesOf(json: string, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (wanted.size === 0) return places;
  for (const { 0: spelled, index } of json.matchAll(text)) {
    const meant = spelled.includes('\\') ? String(JSON.parse(spelled)) : spelled.slice(1, -1);
    if (!wanted.has(meant) || places.has(meant)) continue;
    places.set(meant, index);
    if (places.size === wanted.size) break;
  }
  return places;
}

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
