import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startChild } from '#scripts/local/child';
import { root } from '#scripts/local/stack';
import { until } from '#scripts/local/until';

export interface Hosting {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a built site with the Hosting emulator, using the headers and rewrites of firebase.json. */
export async function startHosting(publicFolder: string, port: number): Promise<Hosting> {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const config = join(root, `.firebase.${port}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      hosting: { ...hosting, public: relative(root, publicFolder) },
      emulators: {
        ui: { enabled: false },
        hub: { port: port + 5 },
        logging: { port: port + 7 },
        hosting: { port },
      },
    }),
  );
  const child = startChild({
    name: 'hosting',
    command: join(root, 'node_modules/.bin/firebase'),
    args: ['emulators:start', '--only', 'hosting', '--project', `demo-plumbline-${port}`, '--config', config],
    cwd: root,
    env: { CI: 'true', METADATA_SERVER_DETECTION: 'none' },
    logFile: join(root, '.local', `hosting-${port}.log`),
  });
  const url = `http://localhost:${port}`;
  const responds = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  await until(responds, { timeoutMs: 60_000, what: 'the Hosting emulator to respond' });
  return { url, stop: () => child.stop('SIGINT') };
}
