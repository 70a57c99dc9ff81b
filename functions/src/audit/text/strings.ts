/**
 * A copy with memory of its own: a slice of a page's source would keep the whole source alive as long as the slice.
 */
export function ownCopy(text: string): string {
  if (text.length > shortText) return Buffer.from(text, 'utf8').toString('utf8');
  return scratch.toString('utf8', 0, scratch.write(text, 'utf8'));
}

/** Most texts are short, and one page has dozens of them: they need no memory in between. */
const shortText = 1_000;
const scratch = Buffer.alloc(3 * shortText);

/** Copies of one text are one: pages repeat the same tags, and those who hold on to them need not hold one each. */
export class StringPool {
  readonly #known = new Map<string, string>();
  readonly #most: number;

  /** @param most texts that are remembered. */
  constructor(most: number) {
    this.#most = most;
  }

  /** As `ownCopy`, and the same one as long as it is remembered. */
  of(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = ownCopy(text);
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(copy, copy);
    return copy;
  }
}

/**
 * Without what browsers pass over at both ends of an address: spaces and control characters (URL standard, 4.4). A
 * no-break space is part of it.
 */
export function trimmed(written: string): string {
  let start = 0;
  let end = written.length;
  while (start < end && written.charCodeAt(start) <= space) start++;
  while (end > start && written.charCodeAt(end - 1) <= space) end--;
  return end - start === written.length ? written : written.slice(start, end);
}

const space = 32;

/** White space collapsed and trimmed, as a browser shows it. */
export function collapse(text: string): string {
  return /[^\S ]| {2}|^ | $/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** Shortened to so many UTF-16 units, never through the middle of a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 2);
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 2 : length - 1)}…`;
}

/** Whether a list of words in any case, as `rel` is one, has this one. */
export function hasWord(list: string | undefined, word: string): boolean {
  const words = list?.toLowerCase() ?? '';
  return words === word || (words.includes(word) && words.split(/\s+/).includes(word));
}
