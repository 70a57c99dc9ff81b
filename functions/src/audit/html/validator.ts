import { sharedThreads } from './threads';
import type { HtmlAnswer } from './worker';

/** A longer source takes the validator seconds. */
const longestSource = 1_000_000;

/** Asks the validator about the pages of one audit. */
export class HtmlValidator {
  readonly #threads: Pick<typeof sharedThreads, 'ask'>;
  readonly #waiting = new Set<(answer: HtmlAnswer) => void>();
  #closed = false;

  constructor(threads: Pick<typeof sharedThreads, 'ask'> = sharedThreads) {
    this.#threads = threads;
  }

  /** What the validator says of a page; null when it was not asked, took too long or failed. */
  check(source: string): Promise<HtmlAnswer> {
    if (this.#closed || source.length > longestSource) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.#waiting.add(resolve);
      const answered = (answer: HtmlAnswer) => {
        this.#waiting.delete(resolve);
        resolve(answer);
      };
      this.#threads.ask(source).then(answered, reject);
    });
  }

  /** Whoever still waits for an answer gets none. */
  close(): void {
    this.#closed = true;
    for (const resolve of this.#waiting) resolve(null);
    this.#waiting.clear();
  }
}
