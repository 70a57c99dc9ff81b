import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** How long a process runs, and then stands still, in milliseconds. */
const periodMs = 20;

/**
 * Gives each process half of a processor, which is about what an instance in the cloud has: each is on one processor, runs
 * for a moment and is stopped for as long. So twice as many fit side by side as there are processors.
 */
export class Halves {
  readonly #processes: ChildProcess[] = [];
  readonly #timer: NodeJS.Timeout;
  #phase = 0;

  constructor() {
    this.#timer = setInterval(() => this.#turn(), periodMs);
  }

  /** The processor of the next process. */
  get nextProcessor(): number {
    return this.#processes.length % availableParallelism();
  }

  add(process: ChildProcess): void {
    this.#processes.push(process);
  }

  end(): void {
    clearInterval(this.#timer);
    for (const process of this.#processes) process.kill('SIGCONT');
  }

  #turn(): void {
    this.#phase = 1 - this.#phase;
    this.#processes.forEach((process, place) => {
      const half = Math.floor(place / availableParallelism()) % 2;
      process.kill(half === this.#phase ? 'SIGCONT' : 'SIGSTOP');
    });
  }
}
