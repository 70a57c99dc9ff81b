import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startChild } from '../local/child';
import { root } from '../local/stack';

export const reports = join(root, '.local/test-reports');

/** Far longer than any suite takes, so that a hanging suite fails and the others still run. */
const maxMinutes = 30;

interface Command {
  /** Prefixes each line of output and names the log. */
  readonly name: string;
  /** A program of node_modules/.bin. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the command early. */
  readonly signal?: AbortSignal;
}

export interface Exit {
  /** Null if a signal ended the process. */
  readonly code: number | null;
  /** All output, without colors. */
  readonly output: string;
}

/** Runs a program of the project, prints its output line by line, and writes it to a log file. */
export async function run({ name, command, args, env, signal }: Command): Promise<Exit> {
  if (signal?.aborted) return { code: null, output: '' };
  mkdirSync(reports, { recursive: true });
  const logFile = join(reports, `${name.replace(/\W+/g, '-')}.log`);
  const lines: string[] = [];
  const child = startChild({
    name,
    command: join(root, 'node_modules/.bin', command),
    args,
    cwd: root,
    env,
    logFile,
    onLine: (line) => {
      lines.push(line);
      console.log(`${name} │ ${line}`);
    },
  });
  const end = () => void child.stop('SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  const timer = setTimeout(end, maxMinutes * 60_000);
  const code = await child.gone;
  clearTimeout(timer);
  signal?.removeEventListener('abort', end);
  return { code, output: stripVTControlCharacters(lines.join('\n')) };
}

/** Returns the last lines of the output, which say why a program wrote no report. */
export const lastLines = (output: string, count = 20): string =>
  output.trimEnd().split('\n').slice(-count).join('\n') || `It hung for ${maxMinutes} minutes.`;
