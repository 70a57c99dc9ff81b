/** Returns a copy with its own memory: a slice of a page's source would keep the whole source in memory. */
export function ownCopy(text: string): string {
  if (text.length > shortText) return Buffer.from(text, 'utf8').toString('utf8');
  return scratch.toString('utf8', 0, scratch.write(text, 'utf8'));
}

/** Most strings are short, and a page has dozens of them: they need no intermediate buffer. */
const shortText = 1_000;
const scratch = Buffer.alloc(3 * shortText);

/** Returns one shared copy per string: pages repeat the same tags, so each copy need not be stored again. */
export class StringPool {
  readonly #known = new Map<string, string>();
  readonly #max: number;

  /** @param max limit of strings that are cached. */
  constructor(max: number) {
    this.#max = max;
  }

  /** Returns the result of `ownCopy`, and the same one while it is cached. */
  of(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = ownCopy(text);
    if (this.#known.size >= this.#max) this.#known.clear();
    this.#known.set(copy, copy);
    return copy;
  }
}

/**
 * Removes what browsers ignore at both ends of a URL: spaces and control characters (URL standard, 4.4). A no-break
 * space is kept.
 */
export function trimmed(written: string): string {
  let start = 0;
  let end = written.length;
  while (start < end && written.charCodeAt(start) <= space) start++;
  while (end > start && written.charCodeAt(end - 1) <= space) end--;
  return end - start === written.length ? written : written.slice(start, end);
}

const space = 32;

/** Collapses and trims white space, as browsers show it. */
export function collapse(text: string): string {
  return /[^\S ]| {2}|^ | $/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** Cuts a string to `length` UTF-16 units, never within a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 2);
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 2 : length - 1)}…`;
}

/** Returns whether a space-separated list, such as `rel`, has this word, ignoring case. */
export function hasWord(list: string | undefined, word: string): boolean {
  const words = list?.toLowerCase() ?? '';
  return words === word || (words.includes(word) && words.split(/\s+/).includes(word));
}

/** Returns the same function, caching its last result: consecutive pages of a site mostly have the same input. */
export function memoizeLast<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  let last: { readonly text: string; readonly answer: Answer } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, answer: work(text) };
    return last.answer;
  };
}
