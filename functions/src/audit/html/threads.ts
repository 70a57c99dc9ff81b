import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { htmlRules } from '../rules';
import type { HtmlAnswer, HtmlTask } from './worker';

/** Given to a thread before it has answered the first, so that it never waits for the crawl's turn. */
const ahead = 4;

interface Question {
  readonly source: string;
  readonly resolve: (answer: HtmlAnswer) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it was given and has not answered, in that order. */
  readonly asked: Question[];
  timer: NodeJS.Timeout | undefined;
}

export interface ThreadsOptions {
  /** Milliseconds for one page; after them it is given up, and its thread with it. */
  readonly patience: number;
  /** Milliseconds after which a thread that nobody needs is let go of. */
  readonly idle: number;
  readonly most: number;
}

const defaults: ThreadsOptions = {
  patience: 10_000,
  idle: 60_000,
  most: Math.min(4, Math.max(1, availableParallelism() - 1)),
};

/**
 * Threads that check pages' HTML, so that a crawl goes on meanwhile. A new one takes a second to get up to speed, so all
 * audits of a process share them.
 */
export class ValidatorThreads {
  readonly #options: ThreadsOptions;
  readonly #threads: Thread[] = [];
  readonly #queue: Question[] = [];

  constructor(options: Partial<ThreadsOptions> = {}) {
    this.#options = { ...defaults, ...options };
  }

  /** How many threads there are now. */
  get count(): number {
    return this.#threads.length;
  }

  /** What is wrong with a page; null when that took too long or can't be said. */
  ask(source: string): Promise<HtmlAnswer> {
    return new Promise((resolve) => {
      this.#queue.push({ source, resolve });
      this.#handOut();
    });
  }

  /** Lets go of all threads; who waits gets no answer. */
  end(): void {
    for (const { resolve } of this.#queue.splice(0)) resolve(null);
    for (const thread of [...this.#threads]) {
      for (const { resolve } of thread.asked.splice(0)) resolve(null);
      this.#giveUp(thread);
    }
  }

  #handOut(): void {
    while (this.#queue.length > 0) {
      const thread = this.#threadWithRoom();
      const question = thread && this.#queue.shift();
      if (!question) return;
      thread.asked.push(question);
      if (thread.asked.length === 1) this.#time(thread);
      thread.worker.postMessage(question.source);
    }
  }

  /** An idle one, else a new one, else the one with the least to do. */
  #threadWithRoom(): Thread | null {
    const [least] = [...this.#threads].sort((a, b) => a.asked.length - b.asked.length);
    if (least && least.asked.length === 0) return least;
    if (this.#threads.length < this.#options.most) return this.#start();
    return least && least.asked.length < ahead ? least : null;
  }

  #start(): Thread {
    const rules = [...new Set(htmlRules.flatMap(({ faults }) => faults))];
    const worker = new Worker(workerFile(), {
      workerData: { rules } satisfies HtmlTask,
      // The source is a module by its syntax, which Node remarks on.
      execArgv: [...process.execArgv, '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    });
    const thread: Thread = { worker, asked: [], timer: undefined };
    worker.on('message', (answer: HtmlAnswer) => this.#answered(thread, answer));
    worker.on('error', () => this.#giveUp(thread));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #answered(thread: Thread, answer: HtmlAnswer): void {
    thread.asked.shift()?.resolve(answer);
    this.#handOut();
    this.#time(thread);
  }

  /** The page that a thread is at has so long; so has a thread that is at none, which keeps no process from ending. */
  #time(thread: Thread): void {
    clearTimeout(thread.timer);
    const { patience, idle } = this.#options;
    const isAtWork = thread.asked.length > 0;
    thread.timer = setTimeout(() => this.#giveUp(thread), isAtWork ? patience : idle);
    if (!isAtWork) thread.timer.unref();
  }

  /** Lets go of a thread and of the page that it is at; what waits behind that goes to another one. */
  #giveUp(thread: Thread): void {
    clearTimeout(thread.timer);
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    void thread.worker.terminate();
    const [current, ...rest] = thread.asked.splice(0);
    this.#queue.unshift(...rest);
    current?.resolve(null);
    this.#handOut();
  }
}

/** Beside this file in the bundle that is deployed; else its source, which Node runs as it is. */
function workerFile(): string {
  return (
    [join(__dirname, 'htmlWorker.js'), join(__dirname, 'worker.ts')].find((file) => existsSync(file)) ?? ''
  );
}

export const sharedThreads = new ValidatorThreads();
