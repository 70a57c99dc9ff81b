import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { watchFunctions } from './functionsBundle';
import { showAccountMails } from './local/accountMails';
import { readArguments } from './local/arguments';
import { buildAll } from './local/build';
import { type Child, startChild } from './local/child';
import { takeLock } from './local/ports';
import { Problem } from './local/problem';
import { people, seed } from './local/seed';
import { root, type Stack, startStack } from './local/stack';
import { until } from './local/until';

const startedAt = Date.now();
const say = (words: string) =>
  console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${words}`);

const cleanups: (() => Promise<void> | void)[] = [];

async function cleanUpAll(): Promise<void> {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
}

function banner(stack: Stack): string {
  const accounts = people.map(
    ({ email, password, admin }) => `    ${email}  ${password}${admin ? '  (admin)' : ''}`,
  );
  return [
    '',
    `  Plumbline is at ${stack.site}`,
    '',
    '  Log in as',
    ...accounts,
    '',
    '  Ctrl-C stops everything and keeps your data. `npm start -- --fresh` deletes it first.',
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const { mode, base, fresh } = readArguments(process.argv.slice(2));
  const folder = join(root, '.local', String(base));
  cleanups.push(takeLock(join(folder, 'pid'), base));
  const dataDir = join(folder, 'data');
  if (fresh) rmSync(dataDir, { recursive: true, force: true });

  if (mode === 'start') await buildAll(base, say);
  else cleanups.push(await watchFunctions());
  const stack = await startStack({
    base,
    dataDir,
    emulators: mode === 'start' ? 'all' : 'without-hosting',
    onStep: say,
  });
  cleanups.push(stack.stop);
  const children = [...stack.children];
  if (mode === 'dev') children.push(await startGatsby(base, folder));
  await seed(stack);
  cleanups.push(showAccountMails(stack, say));
  console.log(banner(stack));
  const ended = await Promise.race(children.map((child) => child.gone.then((status) => ({ child, status }))));
  throw new Problem(
    `${ended.child.name} ended unexpectedly with code ${ended.status}. Its log is in ${folder}.`,
  );
}

/** Starts Gatsby's development server with hot reload, and resolves once it responds. */
async function startGatsby(base: number, folder: string): Promise<Child> {
  say('Starting Gatsby (takes a minute the first time)');
  const url = `http://localhost:${base}`;
  const gatsby = startChild({
    name: 'gatsby',
    command: join(root, 'node_modules/.bin/gatsby'),
    args: ['develop', '--host', 'localhost', '--port', String(base)],
    cwd: root,
    // CI makes Gatsby log plain lines instead of redrawing the screen.
    env: { GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', GATSBY_SITE_URL: url },
    logFile: join(folder, 'gatsby.log'),
    onLine: (line) => console.log(line),
  });
  cleanups.push(() => gatsby.stop('SIGINT'));
  const responds = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const died = gatsby.gone.then((code) => {
    throw new Problem(`Gatsby ended with code ${code}. Its log is in ${folder}.`);
  });
  await Promise.race([until(responds, { timeoutMs: 300_000, what: 'Gatsby to respond' }), died]);
  return gatsby;
}

let exiting = false;

async function exit(code: number, words: string): Promise<void> {
  if (exiting) return;
  exiting = true;
  if (words) console.error(words);
  await cleanUpAll();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void exit(0, '\nStopping and saving your data …'));
}

main().catch((error: unknown) => {
  if (exiting) return;
  const words =
    error instanceof Problem ? `\n${error.message}` : error instanceof Error ? error.stack : String(error);
  void exit(1, words ?? '');
});
