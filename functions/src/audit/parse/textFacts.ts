import { cut } from '../text/strings';

/** What pages are compared by: facts about a page's own text. */
export interface TextFacts {
  /** Approximate number of words; in scripts without spaces, based on the number of characters. */
  readonly words: number;
  /** Equal for the same words in the same order, whatever case, spaces and punctuation. */
  readonly hash: number;
  /** Input for `isSimilar`; null for a text too short to compare. */
  readonly sketch: string | null;
  /** Its beginning, without code examples; at most 20,000 characters. */
  readonly opening: string;
}

/** Marks the start of code in a text; occurs in no text itself. */
const codeBegins = '\u0002';
const codeEnds = '\u0003';

export const asCode = (text: string) => `${codeBegins}${text}${codeEnds}`;

const bins = 32;
const minWords = 120;
const openingLength = 20_000;

/** For ASCII word characters, the code of the lowercase letter; 0 for all others. */
const asciiLetters = Uint8Array.from({ length: 128 }, (_, code) => {
  const isCapital = code >= 65 && code <= 90;
  const isSmall = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return isCapital ? code | 32 : isSmall ? code : 0;
});

/** A concatenated string is read several times faster from a buffer. */
const linksPerStep = 16_384;
const memory = Buffer.alloc(2 * linksPerStep);
const samples = Buffer.alloc(bins);
const codes = new Uint16Array(memory.buffer, memory.byteOffset, linksPerStep);

/** Reads a text in one pass. */
export function readText(text: string): TextFacts {
  const words = new Words();
  for (let from = 0; from < text.length; from += linksPerStep) {
    memory.write(text.slice(from, from + linksPerStep), 'utf16le');
    words.read(codes, Math.min(linksPerStep, text.length - from));
  }
  words.end();
  return {
    words: Math.round(words.count),
    hash: words.hash,
    sketch: words.count < minWords ? null : words.sketch,
    opening: withoutCode(cut(text, openingLength)),
  };
}

/**
 * Hashes the words of a text in order. The sketch is a one-permutation MinHash (Li, Owen and Zhang, 2012) over runs
 * of four words: 32 bins, and for each the low 8 bits of its smallest hash, as hexadecimal.
 */
class Words {
  count = 0;
  readonly #minimums = new Uint32Array(bins).fill(0xffffffff);
  /** The hash of the current word; 0 between words. */
  #word = 0;
  #a = 1;
  #b = 2;
  #c = 3;
  #low = 0x811c9dc5;
  #high = 0x1b873593;

  get hash(): number {
    return (this.#high >>> 11) * 0x1_0000_0000 + (this.#low >>> 0);
  }

  get sketch(): string {
    for (let bin = 0; bin < bins; bin++) samples[bin] = (this.#minimums[bin] ?? 0) >>> 5;
    return samples.toString('hex');
  }

  /** Continues with more UTF-16 units; a word may span two portions. */
  read(units: Uint16Array, length: number): void {
    let word = this.#word;
    for (let at = 0; at < length; at++) {
      const code = units[at] ?? 0;
      const letter = code < 128 ? (asciiLetters[code] ?? 0) : isLetter(code) ? code : 0;
      if (letter !== 0) {
        word = Math.imul((word || 0x2f0b4a27) ^ letter, 0x01000193);
        if (letter < 0x0e00) continue;
        const weight = weightOf(letter);
        if (weight === 1) continue;
        this.#add(word, weight);
        word = 0;
      } else if (word !== 0) {
        this.#add(word, 1);
        word = 0;
      }
    }
    this.#word = word;
  }

  end(): void {
    if (this.#word !== 0) this.#add(this.#word, 1);
    this.#word = 0;
  }

  #add(word: number, weight: number): void {
    this.count += weight;
    this.#low = Math.imul(this.#low ^ word, 0x01000193);
    this.#high = Math.imul(this.#high ^ (word >>> 7) ^ word, 0x85ebca6b);
    const run = mixed(Math.imul(this.#a, 31) ^ Math.imul(this.#b, 961) ^ Math.imul(this.#c, 29791) ^ word);
    const bin = run >>> 27;
    const value = (run << 5) >>> 0;
    if (value < (this.#minimums[bin] ?? 0)) this.#minimums[bin] = value;
    this.#a = this.#b;
    this.#b = this.#c;
    this.#c = word;
  }
}

function withoutCode(text: string): string {
  if (!text.includes(codeBegins)) return text;
  return text
    .split(codeBegins)
    .map((piece, at) => (at === 0 ? piece : piece.slice(piece.indexOf(codeEnds) + 1)))
    .join(' ');
}

/**
 * Returns whether the texts of two sketches have this share in common, from 0 to 1, give or take 0.09. Stops when
 * there are too many differences, which is soon, because most texts have nothing in common.
 */
export function isSimilar(one: string, other: string, share: number): boolean {
  let mayDiffer = Math.floor(bins * (1 - share));
  for (let at = 0; at < one.length; at += 2) {
    if (one.charCodeAt(at) === other.charCodeAt(at) && one.charCodeAt(at + 1) === other.charCodeAt(at + 1))
      continue;
    if (mayDiffer-- === 0) return false;
  }
  return true;
}

/** Mixes all bits (the finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns whether a non-ASCII character is part of a word: all but white space and punctuation. */
function isLetter(code: number): boolean {
  return !(
    code <= 0xbf ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xff00 && code <= 0xff0f)
  );
}

/** Returns how much of a word one character is, for scripts without spaces between words. */
function weightOf(code: number): number {
  if (code <= 0x0eff || (code >= 0x1000 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff)) return 0.2;
  return (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) ? 0.5 : 1;
}
