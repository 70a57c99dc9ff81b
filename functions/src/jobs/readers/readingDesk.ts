import type { PageReader } from '../../audit';
import { environment } from '../../platform/environment';
import { db, paths } from '../../platform/firestore';
import { commitUnlessOvertaken } from '../../platform/preconditions';
import type { Assignment, ReadPage, Seat } from '../records';
import type { Claim } from './claimSeat';
import { pack, unpack } from './packed';
import { portion } from './readerSeat';

/** Pages that are read at once: as many as may be asked for at once, and some whose HTML is being validated. */
const atOnce = 8;

/** Characters after which what was read is handed in though it is fewer pages than a portion. */
const mostText = 10_000_000;

/** Firestore takes a document of 1 MiB; a page that is larger even when packed, the leading slice reads itself. */
const mostBytes = 900_000;

/** Hand-ins on their way that nobody has answered: one for each document that they take turns in. */
const mostUnheard = 2;

/** A word every so often says that the reader lives; without an answer for so long it stops asking the site. */
const wordEveryMs = environment.leaseMs / 4;
const patienceMs = environment.leaseMs / 2;

/** Where one reader works: pages come in, are read, and go out together. */
export class ReadingDesk {
  /** How many have been read. */
  pages = 0;
  readonly #claim: Claim;
  readonly #reader: PageReader;
  readonly #todo: Assignment[] = [];
  #newest = -1;
  #active = 0;
  #read: ReadPage[] = [];
  #text = 0;
  /** The number of the next hand-in, of the newest that was answered, and when the last one went. */
  #next = 0;
  #received = -1;
  #saidAt = 0;
  /** When the oldest hand-in went that has no answer yet. */
  #unheardSince: number | null = null;
  #recalled = false;
  #gone = false;
  #wake: () => void = () => undefined;
  /** What the leading slice says is taken in one after the other. */
  #heeding: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | null = null;

  constructor(claim: Claim, reader: PageReader) {
    this.#claim = claim;
    this.#reader = reader;
  }

  heed(seat: Seat): void {
    this.#heeding = this.#heeding.then(() => this.#take(seat)).catch((error: unknown) => this.#fail(error));
  }

  /** Works until it is recalled and done, nobody answers, or the signal says that nobody waits for it. */
  async work(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#wake());
    while (!signal.aborted && !this.#gone && !this.#isUnheard()) {
      this.#begin();
      if (this.#isDue()) await this.#handIn();
      else await this.#somethingNew();
      if (this.#failure) throw this.#failure.error;
    }
  }

  async #take({ pages, received, recalled }: Seat): Promise<void> {
    const given = pages ? ((await unpack(pages)) as readonly Assignment[]) : [];
    for (const assignment of given) {
      if (assignment[0] <= this.#newest) continue;
      this.#newest = assignment[0];
      this.#todo.push(assignment);
    }
    if (received > this.#received) this.#unheardSince = received === this.#next - 1 ? null : Date.now();
    this.#received = received;
    if (recalled && !this.#recalled) {
      this.#recalled = true;
      this.#reader.stop();
    }
    this.#wake();
  }

  #begin(): void {
    while (this.#active < atOnce && this.#text < mostText) {
      const assignment = this.#todo.shift();
      if (!assignment) return;
      this.#active++;
      this.#readOne(assignment)
        .catch((error: unknown) => this.#fail(error))
        .finally(() => {
          this.#active--;
          this.#wake();
        });
    }
  }

  async #readOne([number, url]: Assignment): Promise<void> {
    const reading = await this.#reader.read(url);
    if (reading) this.pages++;
    this.#text += reading?.html?.source.length ?? 0;
    this.#read.push([number, reading]);
  }

  get #isIdle(): boolean {
    return this.#active === 0 && this.#todo.length === 0;
  }

  #isDue(): boolean {
    const onTheirWay = this.#next - 1 - this.#received;
    if (onTheirWay >= mostUnheard) return false;
    if (this.#isIdle) return this.#recalled || this.#read.length > 0 || this.#next === 0;
    const enough = this.#read.length >= portion || this.#text >= mostText;
    return enough || Date.now() - this.#saidAt >= wordEveryMs;
  }

  /** Says what was read, or only that it is here. What does not fit stays for the next time. */
  async #handIn(): Promise<void> {
    let read = this.#read.slice(0, portion);
    let readings = await pack(read);
    while (readings.length > mostBytes) {
      const [[number] = [0], ...more] = read;
      read = more.length === 0 ? [[number, null]] : read.slice(0, Math.ceil(read.length / 2));
      readings = await pack(read);
    }
    const { jobId, seat } = this.#claim;
    const n = this.#next++;
    this.#read = this.#read.slice(read.length);
    this.#text = this.#read.reduce((sum, [, reading]) => sum + (reading?.html?.source.length ?? 0), 0);
    const last = this.#recalled && this.#isIdle && this.#read.length === 0;
    this.#saidAt = Date.now();
    this.#unheardSince ??= this.#saidAt;
    const write = db.batch();
    // The leading slice made the document, and has taken it away if it waits no longer.
    write.update(paths.handIn(jobId, seat, n), { n, readings, last });
    this.#gone = !(await commitUnlessOvertaken(write)) || last;
  }

  /** Whoever leads has not answered for so long that it may count this reader among the dead. */
  #isUnheard(): boolean {
    return this.#unheardSince !== null && Date.now() - this.#unheardSince > patienceMs;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#wake();
  }

  /** A page was read, the leading slice said something, or it is time to say that the reader is here. */
  #somethingNew(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wordEveryMs / 2);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
