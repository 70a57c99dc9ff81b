import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Resolves with the exit code when the process has ended for any reason. */
  readonly gone: Promise<number | null>;
  /** Asks the process to end, and kills its process group if it hasn't after `killAfterMs`. */
  stop(signal: NodeJS.Signals, killAfterMs?: number): Promise<void>;
}

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly logFile: string;
  readonly onLine?: (line: string) => void;
}

const running = new Set<ChildProcess>();

// If this process exits while a child is still starting, no child is left behind.
process.on('exit', () => running.forEach(killGroup));

/** Ends this process on a signal in a way that its children notice, for runners without cleanup of their own. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
}

/** Starts a process in its own process group. Ctrl-C reaches only the runner, which then ends its children in order. */
export function startChild({ name, command, args, cwd, env, logFile, onLine }: ChildOptions): Child {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const log = createWriteStream(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    if (onLine) createInterface({ input: stream }).on('line', (line) => line && onLine(line));
  }
  const gone = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      resolve(null);
    });
  });
  return {
    name,
    pid: child.pid ?? 0,
    logFile,
    gone,
    async stop(signal, killAfterMs = 10_000) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const timer = setTimeout(() => killGroup(child), killAfterMs);
      await gone;
      clearTimeout(timer);
      killGroup(child);
      running.delete(child);
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: every process of the group has already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
