import { cut } from './text';

/** What a page says in its own words, as far as pages are compared by it. */
export interface TextFacts {
  /** About so many words; where a script has no spaces, so many characters as make a word. */
  readonly words: number;
  /** The same for the same words in the same order, whatever case, spaces and punctuation. */
  readonly hash: number;
  /** Compared by `likeness`; null for a text too short to be compared. */
  readonly sketch: string | null;
  /** Its beginning, without examples of code; at most 20,000 characters. */
  readonly opening: string;
}

/** Around a piece of code in a text; neither stands in any. */
const codeBegins = '\u0002';
const codeEnds = '\u0003';

export const asCode = (text: string) => `${codeBegins}${text}${codeEnds}`;

const bins = 32;
const leastWords = 120;
const openingLength = 20_000;

/**
 * Reads a text once. The sketch is a one-permutation MinHash (Li, Owen and Zhang, 2012) over runs of four words: 32
 * bins, of the least hash in each one its low 8 bits, as hexadecimal.
 */
export function readText(text: string): TextFacts {
  const least = new Uint32Array(bins).fill(0xffffffff);
  let a = 1;
  let b = 2;
  let c = 3;
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  let words = 0;
  let word = 0;
  const end = (weight: number) => {
    words += weight;
    low = Math.imul(low ^ word, 0x01000193);
    high = Math.imul(high ^ (word >>> 7) ^ word, 0x85ebca6b);
    const run = mixed(Math.imul(a, 31) ^ Math.imul(b, 961) ^ Math.imul(c, 29791) ^ word);
    const bin = run >>> 27;
    const value = (run << 5) >>> 0;
    if (value < (least[bin] ?? 0)) least[bin] = value;
    a = b;
    b = c;
    c = word;
    word = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      word = Math.imul((word || 0x2f0b4a27) ^ (code >= 65 && code <= 90 ? code | 32 : code), 0x01000193);
      if (code >= 0x0e00) {
        const weight = weightOf(code);
        if (weight < 1) end(weight);
      }
    } else if (word !== 0) end(1);
  }
  if (word !== 0) end(1);
  return {
    words: Math.round(words),
    hash: (high >>> 11) * 0x1_0000_0000 + (low >>> 0),
    sketch: words < leastWords ? null : sketchOf(least),
    opening: withoutCode(cut(text, openingLength)),
  };
}

function withoutCode(text: string): string {
  if (!text.includes(codeBegins)) return text;
  return text
    .split(codeBegins)
    .map((piece, at) => (at === 0 ? piece : piece.slice(piece.indexOf(codeEnds) + 1)))
    .join(' ');
}

/** The share of a text that two sketches' texts have in common, from 0 to 1, give or take 0.09. */
export function likeness(one: string, other: string): number {
  let same = 0;
  for (let at = 0; at < one.length; at += 2)
    if (one[at] === other[at] && one[at + 1] === other[at + 1]) same++;
  return same / bins;
}

function sketchOf(least: Uint32Array): string {
  return Buffer.from(least.map((value) => value >>> 5)).toString('hex');
}

/** Spreads every bit over all (the finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function isLetter(code: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  // White space and punctuation that is not ASCII; everything else counts as part of a word.
  return !(
    code <= 0xbf ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xff00 && code <= 0xff0f)
  );
}

/** Scripts without spaces between words: so much of a word is one character. */
function weightOf(code: number): number {
  if (code <= 0x0eff || (code >= 0x1000 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff)) return 0.2;
  return (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) ? 0.5 : 1;
}
