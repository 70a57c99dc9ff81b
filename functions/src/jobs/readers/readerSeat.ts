import type { Reading } from '../../audit';
import { environment } from '../../platform/environment';
import { db, paths } from '../../platform/firestore';
import { log } from '../../platform/log';
import { enqueueReader } from '../../platform/tasks';
import type { Assignment, HandIn, ReadPage } from '../records';
import { pack, unpack } from './packed';

/** Pages that a reader hands in together, and has at once: it goes on with one half while the other is on its way. */
export const portion = 100;
export const pagesAtOnce = 2 * portion;

/**
 * What is new for a reader is gathered for so long, in milliseconds, for each time is a write: that a hand-in has
 * arrived, and the pages that take the place of those in it. Half of its pages keep the reader busy for longer.
 */
const gatherMs = 400;

interface Waiting {
  readonly url: string;
  readonly resolve: (reading: Reading | null) => void;
}

export interface SeatPlace {
  readonly jobId: string;
  readonly fence: number;
  readonly slices: number;
  readonly seat: string;
}

/** One reader as the leading slice sees it: what it was given, and what it hands in. */
export class ReaderSeat {
  readonly seat: string;
  readonly #place: SeatPlace;
  readonly #onLost: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #state: 'asked' | 'present' | 'gone' = 'asked';
  #given = 0;
  #received = -1;
  #recalled = false;
  #heardAt = 0;
  /** Until when one that is gone may still be asking the site. */
  #mayAskUntil = 0;
  #gathering: NodeJS.Timeout | null = null;
  /** Hand-ins and writes, one after the other. */
  #receiving: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();

  /** @param onLost called once, when the reader has died. */
  constructor(place: SeatPlace, onLost: () => void) {
    this.#place = place;
    this.seat = place.seat;
    this.#onLost = onLost;
    this.#writing = this.#open().catch((error: unknown) => this.#fail('a reader could not be asked', error));
  }

  get isPresent(): boolean {
    return this.#state === 'present';
  }

  /** It is here, or was and may not have heard yet that it is to go. */
  get mayAsk(): boolean {
    return this.isPresent || Date.now() < this.#mayAskUntil;
  }

  get load(): number {
    return this.#waiting.size;
  }

  read(url: string): Promise<Reading | null> {
    if (!this.isPresent || this.#recalled) return Promise.resolve(null);
    if (this.load === 0) this.#heardAt = Date.now();
    return new Promise((resolve) => {
      this.#waiting.set(this.#given++, { url, resolve });
      this.#tell();
    });
  }

  /** Takes what the reader has handed in, each once and in order. */
  receive(handIn: HandIn): void {
    if (handIn.n < 0) return;
    if (this.#state === 'asked') this.#state = 'present';
    this.#heardAt = Date.now();
    this.#receiving = this.#receiving.then(() =>
      this.#take(handIn).catch((error: unknown) => this.#fail('what a reader handed in is damaged', error)),
    );
  }

  /** It has pages and has said nothing for as long as a lease lasts: it is dead, and had stopped asking before. */
  checkSilence(now: number): void {
    if (!this.isPresent || this.load === 0 || now - this.#heardAt < environment.leaseMs) return;
    log.warn('a reader is silent', { seat: this.seat, pages: this.load });
    this.leave();
    this.#onLost();
  }

  recall(): void {
    if (this.#recalled) return;
    this.#recalled = true;
    this.#tell();
  }

  /** Nothing is waited for any more. */
  leave(): void {
    this.#state = 'gone';
    if (this.#gathering) clearTimeout(this.#gathering);
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }

  /** Takes the seat away, which sends off whoever has it or comes. */
  async close(): Promise<void> {
    this.leave();
    await this.#writing;
    const { jobId } = this.#place;
    const write = db.batch();
    write.delete(paths.seat(jobId, this.seat));
    for (const n of [0, 1]) write.delete(paths.handIn(jobId, this.seat, n));
    await write.commit();
  }

  async #open(): Promise<void> {
    const { jobId, fence, slices, seat } = this.#place;
    const write = db.batch();
    const empty = { holder: null, pages: null, received: -1, recalled: false };
    write.create(paths.seat(jobId, seat), { fence, slices, ...empty });
    const nothing = { fence, seat, n: -1, readings: Buffer.alloc(0), last: false };
    for (const n of [0, 1]) write.create(paths.handIn(jobId, seat, n), nothing);
    await write.commit();
    await enqueueReader({ jobId, seat });
  }

  async #take({ n, readings, last }: HandIn): Promise<void> {
    if (n <= this.#received || this.#state === 'gone') return;
    this.#received = n;
    const read = (await unpack(readings)) as readonly ReadPage[];
    const taken = read.map(([number, reading]) => ({ reading, page: this.#waiting.get(number) }));
    for (const [number] of read) this.#waiting.delete(number);
    if (last) this.leave();
    else this.#tell();
    for (const { reading, page } of taken) {
      page?.resolve(reading);
      // Judging hundreds of pages in one go would keep all else waiting.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Lets the reader know, in a moment, how things stand now. */
  #tell(): void {
    if (this.#gathering || this.#state !== 'present') return;
    this.#gathering = setTimeout(() => {
      this.#gathering = null;
      this.#writing = this.#writing
        .then(() => this.#write())
        .catch((error: unknown) => this.#fail('a reader could not be told', error));
    }, gatherMs);
  }

  async #write(): Promise<void> {
    if (this.#state === 'gone') return;
    const pages = [...this.#waiting].map(([number, { url }]): Assignment => [number, url]);
    const news = { received: this.#received, recalled: this.#recalled };
    await paths.seat(this.#place.jobId, this.seat).update({ pages: await pack(pages), ...news });
  }

  /** Readers only help: the slice goes on without one. */
  #fail(what: string, error: unknown): void {
    if (this.#state === 'gone') return;
    log.error(what, error, { seat: this.seat });
    if (this.isPresent) this.#mayAskUntil = Date.now() + environment.leaseMs;
    this.leave();
  }
}
