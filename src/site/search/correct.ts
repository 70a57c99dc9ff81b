import { distance, likeness, stemOf } from './words';

/** Words that can be found, those that are meant most often first. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #stems: ReadonlySet<string>;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#stems = new Set(words.map(stemOf));
  }

  /** Whether the word is one of them, or may become one of them with what is typed next. */
  knows(word: string): boolean {
    return this.#stems.has(stemOf(word)) || this.#words.some((known) => known.startsWith(word));
  }

  /** The word that was probably meant, of two as near the more common; undefined when nothing is near. */
  nearest(word: string): string | undefined {
    let best: { readonly word: string; readonly score: number } | undefined;
    for (const known of this.#words) {
      // Hardly anyone mistypes the first letter, and other words begin with another.
      if (known[0] !== word[0]) continue;
      const score = Math.max(likeness(word, known), likenessOfBeginning(word, known));
      if (score > (best?.score ?? 0)) best = { word: known, score };
    }
    return best?.word;
  }
}

/** Somebody may be in the middle of a word that they have mistyped already. */
function likenessOfBeginning(typed: string, known: string): number {
  if (typed.length < 5 || known.length <= typed.length) return 0;
  const beginnings = [typed.length, typed.length + 1].map((length) => known.slice(0, length));
  return beginnings.some((beginning) => distance(typed, beginning) === 1) ? 0.5 : 0;
}

export interface Correction {
  readonly words: readonly string[];
  /** Words that no page has, nor one like them. */
  readonly unknown: readonly string[];
  /** Whether one of the words is not the one that was typed. */
  readonly changed: boolean;
}

/** What was typed, in words that pages have. */
export function corrected(typed: readonly string[], vocabulary: Vocabulary): Correction {
  const pairs = typed.map(
    (word) => [word, vocabulary.knows(word) ? word : vocabulary.nearest(word)] as const,
  );
  return {
    words: pairs.flatMap(([, word]) => word ?? []),
    unknown: pairs.flatMap(([word, found]) => (found === undefined ? [word] : [])),
    changed: pairs.some(([word, found]) => found !== undefined && word !== found),
  };
}
