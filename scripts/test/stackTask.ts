import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localHost, localPort } from '#domain/localStack';
import { copySite, siteFolder } from '../local/build';
import { root, startStack } from '../local/stack';
import type { Suite } from './arguments';
import type { Task } from './lanes';
import { couldNotRun, type Outcome } from './outcome';
import { lastLines, run } from './process';
import type { Timed } from './summary';

/** What a suite on a stack gets: the stack's addresses, and a signal that ends it early. */
export interface OnStack {
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

interface SuiteTask {
  readonly suite: Suite;
  readonly name: string;
  /** The first port of its stack. */
  readonly base: number;
  /** The first port of the stack that the site was built for. */
  readonly builtFor: number;
  readonly emulators: 'all' | 'firestore';
  /** Settles when the site and the functions are built. */
  readonly built: Promise<void>;
  /** Ends the suite early. */
  readonly stop: AbortSignal;
  readonly work: (stack: OnStack) => Promise<Outcome>;
}

/** Short slices and leases: a job of half a minute takes three slices (4, 8 and 24 s), and a dead slice is soon found. */
const environment = (base: number) => ({
  SLICE_SECONDS: '4',
  LEASE_SECONDS: '6',
  ...sentryEnvironment(base),
});

/** A suite with a stack of its own: Firestore's emulator gets slower with everything it has served. */
export function stackTask(task: SuiteTask): Task<Timed> {
  const { suite, name, base, builtFor, emulators, built, stop, work } = task;
  const say = (words: string) => console.log(`${name} │ ${words}`);
  return {
    async open() {
      if (emulators === 'all') await built;
      if (emulators === 'all' && base !== builtFor) copySite(builtFor, base);
      const stack = await startStack({ base, emulators, env: environment(base), onStep: say });
      const close = async () => {
        await stack.stop();
        if (base !== builtFor) rmSync(join(root, siteFolder(base)), { recursive: true, force: true });
      };
      if (emulators === 'all') {
        const seeding = { name: `${name} seed`, command: 'tsx', args: ['scripts/seed.ts'], env: stack.env };
        const { code, output } = await run(seeding);
        if (code !== 0) {
          await close();
          throw new Error(`The stack could not be seeded: ${lastLines(output)}`);
        }
      }
      return {
        close,
        async run() {
          const startedAt = Date.now();
          const signal = AbortSignal.any([stop, stack.broken]);
          const outcome = await work({ env: { ...stack.env, STACK_BASE: String(base) }, signal });
          const seconds = (Date.now() - startedAt) / 1_000;
          if (!stack.broken.aborted) return { name, seconds, outcome };
          return { name, seconds, outcome: couldNotRun(suite, name, String(stack.broken.reason)) };
        },
      };
    },
    failed: (error) => ({ name, seconds: 0, outcome: couldNotRun(suite, name, String(error)) }),
  };
}

/** Work that needs no stack. It starts once `ready` resolves. */
export function plainTask(
  name: string,
  suite: Suite,
  ready: Promise<void>,
  work: () => Promise<Outcome>,
): Task<Timed> {
  return {
    async open() {
      await ready;
      return {
        close: async () => {},
        async run() {
          const startedAt = Date.now();
          const outcome = await work();
          return { name, seconds: (Date.now() - startedAt) / 1_000, outcome };
        },
      };
    },
    failed: (error) => ({ name, seconds: 0, outcome: couldNotRun(suite, name, String(error)) }),
  };
}

/** Where a test's receiver stands in for Sentry, as functions and browsers of the stack are told. */
export const sentryDsn = (base: number) => `http://abc123@${localHost}:${localPort(base, 'sentry')}/42`;

/** Functions report to the receiver; traced is what the browser has begun to trace. */
export const sentryEnvironment = (base: number) => ({
  SENTRY_DSN: sentryDsn(base),
  SENTRY_TRACES_PERCENT: '0',
  SENTRY_ENVIRONMENT: 'test',
});
