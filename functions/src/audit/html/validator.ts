import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { htmlRules } from '../rules';
import type { Clock } from '../time/clock';
import type { HtmlAnswer, HtmlFault, HtmlQuestion } from './worker';

/** A longer source takes the validator seconds. */
const longestSource = 1_000_000;
/** A page that takes longer is given up, and its thread with it. */
const patience = 10_000;
const mostThreads = 4;

interface Waiting {
  readonly question: HtmlQuestion;
  readonly resolve: (faults: readonly HtmlFault[] | null) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | null;
  cancelTimer: () => void;
}

/** Checks pages' HTML in threads of their own, so that the crawl goes on meanwhile. */
export class HtmlValidator {
  readonly #clock: Clock;
  readonly #rules = [...new Set(htmlRules.flatMap(({ faults }) => faults))];
  readonly #threads: Thread[] = [];
  readonly #queue: Waiting[] = [];
  readonly #most = Math.min(mostThreads, Math.max(1, availableParallelism() - 1));
  #next = 0;
  #closed = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What the validator says of a page; null when it was not asked, took too long or failed. */
  check(source: string): Promise<readonly HtmlFault[] | null> {
    if (this.#closed || source.length > longestSource) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#queue.push({ question: { id: this.#next++, source, rules: this.#rules }, resolve });
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { resolve } of this.#queue.splice(0)) resolve(null);
    await Promise.all(this.#threads.splice(0).map((thread) => this.#end(thread)));
  }

  #pump(): void {
    while (this.#queue.length > 0) {
      const free = this.#threads.find(({ current }) => current === null) ?? this.#start();
      if (!free) return;
      const next = this.#queue.shift();
      if (!next) return;
      free.current = next;
      free.cancelTimer = this.#clock.after(patience, () => this.#giveUp(free));
      free.worker.postMessage(next.question);
    }
  }

  #start(): Thread | null {
    if (this.#threads.length >= this.#most) return null;
    // The source is a module by its syntax, which Node remarks on.
    const worker = new Worker(workerFile(), {
      execArgv: [...process.execArgv, '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    });
    const thread: Thread = { worker, current: null, cancelTimer: () => undefined };
    worker.on('message', ({ id, faults }: HtmlAnswer) => {
      if (thread.current?.question.id === id) this.#answer(thread, faults);
      this.#pump();
    });
    worker.on('error', () => this.#giveUp(thread));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #answer(thread: Thread, faults: readonly HtmlFault[] | null): void {
    thread.cancelTimer();
    thread.current?.resolve(faults);
    thread.current = null;
  }

  #giveUp(thread: Thread): void {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    void this.#end(thread);
    this.#pump();
  }

  async #end(thread: Thread): Promise<void> {
    this.#answer(thread, null);
    await thread.worker.terminate();
  }
}

/** Beside this file in the bundle that is deployed; else its source, which Node runs as it is. */
function workerFile(): string {
  return (
    [join(__dirname, 'htmlWorker.js'), join(__dirname, 'worker.ts')].find((file) => existsSync(file)) ?? ''
  );
}
