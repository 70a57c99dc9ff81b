import { distance, likeness, stemOf } from './words';

/** The searchable words, the most common first. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #stems: ReadonlySet<string>;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#stems = new Set(words.map(stemOf));
  }

  /** Returns whether the word is known or is a prefix of a known one. */
  knows(word: string): boolean {
    return this.#stems.has(stemOf(word)) || this.#words.some((known) => known.startsWith(word));
  }

  /**
   * Returns the word that was probably meant, the more common of two equally near ones, or undefined if none is near.
   */
  nearest(word: string): string | undefined {
    let best: { readonly word: string; readonly score: number } | undefined;
    for (const known of this.#words) {
      // Users rarely mistype the first letter, and other words start with another.
      if (known[0] !== word[0]) continue;
      const score = Math.max(likeness(word, known), likenessOfBeginning(word, known));
      if (score > (best?.score ?? 0)) best = { word: known, score };
    }
    return best?.word;
  }
}

/** The user may still be typing a word that already has a mistake. */
function likenessOfBeginning(typed: string, known: string): number {
  if (typed.length < 5 || known.length <= typed.length) return 0;
  const beginnings = [typed.length, typed.length + 1].map((length) => known.slice(0, length));
  return beginnings.some((beginning) => distance(typed, beginning) === 1) ? 0.5 : 0;
}

export interface Correction {
  readonly words: readonly string[];
  /** Words that no page has, not even similarly. */
  readonly unknown: readonly string[];
  /** Whether a word was corrected. */
  readonly changed: boolean;
}

/** Corrects the typed words to words that pages contain. */
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
