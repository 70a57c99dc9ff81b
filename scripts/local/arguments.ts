import { parseArgs } from 'node:util';
import { localPortOffsets } from '#domain/localStack';
import { Problem } from './problem';

export interface LocalArguments {
  readonly mode: 'start' | 'dev';
  readonly base: number;
  readonly fresh: boolean;
}

const usage = 'npm start -- [--port 5000] [--fresh]';
export const highestPort = 65_535 - Object.keys(localPortOffsets).length;

/** @throws Problem that names the invalid argument. */
export function readArguments(args: readonly string[]): LocalArguments {
  const { values, positionals } = parse(args);
  const mode = positionals[0] ?? 'start';
  if (mode !== 'start' && mode !== 'dev') throw new Problem(`There is no mode “${mode}”. Usage: ${usage}`);
  const base = Number(values.port);
  if (!Number.isInteger(base) || base < 1_024 || base > highestPort) {
    throw new Problem(
      `--port takes a number from 1024 to ${highestPort}, not “${values.port}”. Usage: ${usage}`,
    );
  }
  return { mode, base, fresh: values.fresh };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: 'string', default: '5000' }, fresh: { type: 'boolean', default: false } },
    });
  } catch (cause) {
    throw new Problem(`${cause instanceof Error ? cause.message : cause} Usage: ${usage}`, { cause });
  }
}
