import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localHost, localPort } from '#domain/localStack';
import { copySite, siteFolder } from '../local/build';
import { root, startStack } from '../local/stack';
import type { Suite } from './arguments';
import type { Task } from './lanes';
import { lastLines, run } from './process';
import { couldNotRun, type Outcome, type Timed } from './summary';

/** The environment of a suite on a stack, and a signal that ends it early. */
interface OnStack {
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
  /** Settles when the site and the functions have been built. */
  readonly built: Promise<void>;
  /** Ends the suite early. */
  readonly stop: AbortSignal;
  readonly work: (stack: OnStack) => Promise<Outcome>;
}

/** Short slices and leases: a job of half a minute has three slices (4, 8 and 24 s), and a dead slice is detected soon. */
const environment = (base: number) => ({
  SLICE_SECONDS: '4',
  LEASE_SECONDS: '6',
  ...sentryEnvironment(base),
});

/** Creates a task that runs a suite on its own stack, because the Firestore emulator gets slower over time. */
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
        const seeding = {
          name: `${name} seed`,
          command: 'tsx',
          args: ['scripts/local/seed.ts'],
          env: stack.env,
        };
        const { code, output } = await run(seeding);
        if (code !== 0) {
          await close();
          throw new Error(`The stack couldn’t be seeded: ${lastLines(output)}`);
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

/** Creates a task without a stack. It starts once `ready` resolves. */
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

/** The DSN of the fake Sentry server that tests start for a stack. */
export const sentryDsn = (base: number) => `http://abc123@${localHost}:${localPort(base, 'sentry')}/42`;

/** Makes functions report to the fake Sentry server. Only traces that a browser has started are recorded. */
export const sentryEnvironment = (base: number) => ({
  SENTRY_DSN: sentryDsn(base),
  SENTRY_TRACES_PERCENT: '0',
  SENTRY_ENVIRONMENT: 'test',
});
