import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { functionsOptions } from '#scripts/functionsBundle';

const root = join(__dirname, '../..');
const folder = '.local/bench';

const built = new Map<string, Promise<unknown>>();

export interface ForkedOptions {
  /** Options for Node. */
  readonly execArgv?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a program of this folder in its own process, bundled like the functions. Compiling at run time would cost memory and time. */
export async function forkBundled(
  name: string,
  args: readonly string[],
  { execArgv = [], env = process.env }: ForkedOptions = {},
): Promise<ChildProcess> {
  const options = functionsOptions(root, folder, { [name]: `tests/bench/${name}.ts` });
  const external = [...(options.external ?? []), 'linkinator'];
  if (!built.has(name)) built.set(name, build({ ...options, external }));
  await built.get(name);
  const file = join(root, folder, `${name}.js`);
  // Standard output is reserved for the results.
  const stdio: StdioOptions = ['ignore', process.stderr, 'inherit', 'ipc'];
  return fork(file, args, { execArgv: [...execArgv], env, stdio });
}

/** Resolves with the next message of a process. Rejects if it ends without one. */
export function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A measured process exited with code ${code}`));
    child.once('exit', ended);
    child.once('error', reject);
    child.once('message', (message) => {
      child.off('exit', ended);
      child.off('error', reject);
      resolve(message as Message);
    });
  });
}
