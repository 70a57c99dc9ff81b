import { jest } from './jest';
import type { Task } from './lanes';
import { playwright } from './playwright';
import { plainTask, stackTask } from './stackTask';
import type { Timed } from './summary';

export type SuiteTask = Task<Timed>;

/** The options of every suite. */
export interface Run {
  /** The first port of the first stack, for which the site was built. */
  readonly base: number;
  /** Parts of the names of the files to run. Empty for all files. */
  readonly files: readonly string[];
  /** Further options for Jest or Playwright, such as those that select the affected tests. */
  readonly options: readonly string[];
  readonly stop: AbortSignal;
  /** Settles when the site and the functions have been built. */
  readonly built: Promise<void>;
}

/** Ports per stack, so that concurrent stacks don't overlap. */
const block = 20;

/** The browser suite is by far the longest, so its parts run concurrently on several stacks. */
const browserParts = 4;

const patterns = (files: readonly string[]) => files.flatMap((file) => ['--testPathPatterns', file]);

export const unit = ({ files, options, stop }: Run): SuiteTask =>
  plainTask('unit', 'unit', Promise.resolve(), () =>
    jest({
      suite: 'unit',
      projects: ['site', 'node'],
      args: ['--maxWorkers=2', ...patterns(files), ...options],
      signal: stop,
    }),
  );

/** Runs one file at a time, because they share a database and its settings. */
export const functions = ({ base, files, options, stop, built }: Run): SuiteTask =>
  stackTask({
    suite: 'functions',
    built,
    name: 'functions',
    base,
    builtFor: base,
    emulators: 'all',
    stop,
    // --forceExit, because a failed test may leave a server open.
    work: (stack) =>
      jest({
        suite: 'functions',
        projects: ['functions'],
        args: ['--runInBand', '--forceExit', ...patterns(files), ...options],
        ...stack,
      }),
  });

/** Each file has its own project in the emulator and mostly waits for it, so there are more workers than cores. */
export const rules = ({ base, files, options, stop, built }: Run): SuiteTask =>
  stackTask({
    suite: 'rules',
    built,
    name: 'rules',
    base: base + block,
    builtFor: base,
    emulators: 'firestore',
    stop,
    work: (stack) =>
      jest({
        suite: 'rules',
        projects: ['rules'],
        args: ['--maxWorkers=6', '--forceExit', ...patterns(files), ...options],
        ...stack,
      }),
  });

/** Tests how the site's build handles texts, images and drafts. */
export const build = ({ files, options, stop, built }: Run): SuiteTask =>
  plainTask('build', 'build', built, () =>
    jest({
      suite: 'build',
      projects: ['build'],
      args: ['--runInBand', ...patterns(files), ...options],
      signal: stop,
    }),
  );

/** Splits the browser tests into parts. Selected files are few, so they run in one part. */
export function browser(run: Run, chromium: string): SuiteTask[] {
  const parts = run.files.length > 0 || run.options.length > 0 ? 1 : browserParts;
  return Array.from({ length: parts }, (_, index) => {
    const part = index + 1;
    const name = parts === 1 ? 'browser' : `browser ${part}`;
    return stackTask({
      suite: 'browser',
      built: run.built,
      name,
      base: run.base + block * (index + 2),
      builtFor: run.base,
      emulators: 'all',
      stop: run.stop,
      work: ({ env, signal }) =>
        playwright({
          name,
          args: [...run.files, ...run.options, ...(parts === 1 ? [] : ['--shard', `${part}/${parts}`])],
          env: { ...env, CHROMIUM_PATH: chromium },
          signal,
        }),
    });
  });
}
