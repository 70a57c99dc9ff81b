import type { JobInput } from '../../../../src/domain/jobInput';
import type { Readers } from '../contract';
import { quick } from '../testSupport';
import { PageReader } from './pageReader';
import type { Reading } from './reading';

interface Ward {
  readonly reader: PageReader;
  /** Ends the wait for each page that is still to be read. */
  readonly waiting: Set<(reading: Reading | null) => void>;
}

export interface TestReadersOptions {
  readonly input: JobInput;
  readonly slices: number;
  readonly enlistAt?: number;
  /** Each reader dies after so many pages, and nobody hears of it. */
  readonly diesAfter?: number;
}

/** Readers in this process; what they say comes back as it would from a store. */
export class TestReaders implements Readers {
  readonly slices: number;
  readonly enlistAt: number;
  readonly portion = 10;
  /** Pages that were read by them. */
  handedIn = 0;
  readonly #input: JobInput;
  readonly #diesAfter: number;
  readonly #wards: Ward[] = [];
  #enlisted = false;
  #recalled = false;

  constructor({ input, slices, enlistAt = 1, diesAfter = Number.POSITIVE_INFINITY }: TestReadersOptions) {
    this.slices = slices;
    this.enlistAt = enlistAt;
    this.#input = input;
    this.#diesAfter = diesAfter;
  }

  get present(): number {
    return this.#wards.length;
  }

  get capacity(): number {
    return 20 * this.#wards.length;
  }

  enlist(): void {
    if (this.#enlisted || this.#recalled) return;
    this.#enlisted = true;
    while (this.#wards.length < this.slices - 1) {
      const reader = new PageReader({
        input: this.#input,
        slices: this.slices,
        allowPrivate: true,
        timing: quick,
      });
      this.#wards.push({ reader, waiting: new Set() });
    }
  }

  async read(url: string): Promise<Reading | null> {
    const ward = [...this.#wards].sort((a, b) => a.waiting.size - b.waiting.size)[0];
    if (!ward || this.#recalled) return null;
    return new Promise((resolve) => {
      const end = (reading: Reading | null) => {
        ward.waiting.delete(end);
        resolve(reading && JSON.parse(JSON.stringify(reading)));
      };
      ward.waiting.add(end);
      void ward.reader.read(url).then((reading) => {
        if (this.handedIn >= this.#diesAfter) return this.#bury(ward);
        if (reading && ward.waiting.has(end)) this.handedIn++;
        end(reading);
      });
    });
  }

  recall(): void {
    this.#recalled = true;
    for (const { reader } of this.#wards) reader.stop();
  }

  leave(): void {
    this.#recalled = true;
    for (const ward of [...this.#wards]) this.#bury(ward);
  }

  #bury(ward: Ward): void {
    for (const end of [...ward.waiting]) end(null);
    this.#wards.splice(this.#wards.indexOf(ward) >>> 0, 1);
    void ward.reader.close();
  }
}
