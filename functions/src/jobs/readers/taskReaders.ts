import type { Readers, Reading } from '../../audit';
import { environment } from '../../platform/environment';
import { paths } from '../../platform/firestore';
import { log } from '../../platform/log';
import type { Lease } from '../lease';
import { clearSeats } from './clearSeats';
import { enlistAt, slicesFor } from './howMany';
import { pagesAtOnce, portion, ReaderSeat } from './readerSeat';

const tickMs = 500;

/** Readers of a job's pages, each a task of its own; they and the leading slice speak through documents below the job. */
export class TaskReaders implements Readers {
  readonly slices: number;
  readonly enlistAt = enlistAt;
  readonly portion = portion;
  readonly #lease: Lease;
  /** All there ever were, so that all are cleared away. */
  readonly #seats: ReaderSeat[] = [];
  /** For those that are lost, as many others are asked for, and no more. */
  #replacements: number;
  #over = false;
  #stopListening: () => void = () => undefined;
  #ticking: NodeJS.Timeout | undefined;

  private constructor(lease: Lease, slices: number) {
    this.#lease = lease;
    this.slices = slices;
    this.#replacements = slices - 1;
  }

  /** @returns null for a job that one slice reads as fast as several. */
  static async for(lease: Lease): Promise<TaskReaders | null> {
    const slices = slicesFor(lease.job.input, environment.mostReaders);
    if (slices <= 1) return null;
    if (lease.fence > 1) await clearSeats(lease.jobId, lease.fence);
    return new TaskReaders(lease, slices);
  }

  get present(): number {
    return this.#seats.filter(({ mayAsk }) => mayAsk).length;
  }

  get capacity(): number {
    return pagesAtOnce * this.#seats.filter(({ isPresent }) => isPresent).length;
  }

  enlist(): void {
    if (this.#over || this.#seats.length > 0) return;
    this.#listen();
    this.#ticking = setInterval(() => {
      const now = Date.now();
      for (const seat of [...this.#seats]) seat.checkSilence(now);
    }, tickMs);
    for (let n = 1; n < this.slices; n++) this.#add();
  }

  async read(url: string): Promise<Reading | null> {
    const present = this.#seats.filter(({ isPresent }) => isPresent);
    const [first, ...others] = present;
    if (!first) return null;
    return others.reduce((least, seat) => (seat.load < least.load ? seat : least), first).read(url);
  }

  recall(): void {
    this.#over = true;
    for (const seat of this.#seats) seat.recall();
  }

  leave(): void {
    this.#over = true;
    for (const seat of this.#seats) seat.leave();
  }

  /** Sends everybody off and clears up. */
  async end(): Promise<void> {
    this.leave();
    clearInterval(this.#ticking);
    this.#stopListening();
    await Promise.all(this.#seats.map((seat) => seat.close()));
  }

  #add(): void {
    const { jobId, fence } = this.#lease;
    const seat = `${fence}-${this.#seats.length + 1}`;
    this.#seats.push(new ReaderSeat({ jobId, fence, slices: this.slices, seat }, () => this.#replace()));
  }

  #replace(): void {
    if (this.#over || this.#replacements === 0) return;
    this.#replacements--;
    this.#add();
  }

  #listen(): void {
    const { jobId, fence } = this.#lease;
    const mine = paths.handIns(jobId).where('fence', '==', fence);
    this.#stopListening = mine.onSnapshot(
      (snapshot) => {
        const handIns = snapshot.docChanges().filter(({ type }) => type !== 'removed');
        const inOrder = handIns.map(({ doc }) => doc.data()).sort((a, b) => a.n - b.n);
        for (const handIn of inOrder) this.#seats.find(({ seat }) => seat === handIn.seat)?.receive(handIn);
      },
      (error) => {
        log.error('listening for readers failed', error);
        this.leave();
      },
    );
  }
}
