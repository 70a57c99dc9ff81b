import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { localHost, localPort } from '../../../src/domain/localStack';
import { type Child, startChild } from '../../local/child';
import { findFirestoreJar, requireJava } from '../../local/java';
import { requireFreePorts } from '../../local/ports';
import { Problem } from '../../local/problem';
import { projectIdFor, root } from '../../local/stack';
import { until } from '../../local/until';

export interface Emulator {
  readonly child: Child;
  /** What the rules suite needs to reach it. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Starts Google's Firestore emulator alone. Its log is in the folder.
 * @throws Problem when something that a person can mend is in the way.
 */
export async function startEmulator(base: number, folder: string): Promise<Emulator> {
  await requireJava();
  const jar = await findFirestoreJar(join(root, 'node_modules/.bin/firebase'));
  await requireFreePorts(base);
  mkdirSync(folder, { recursive: true });
  const port = localPort(base, 'firestore');
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const child = startChild({
    name: 'firestore',
    command: 'java',
    args: [
      ...['-Duser.language=en', '-Xmx2g', '-cp', jar, main],
      ...['--host', localHost, '--port', String(port)],
      ...['--websocket_port', String(localPort(base, 'firestoreWebsocket'))],
      ...['--project_id', projectIdFor(base)],
    ],
    cwd: folder,
    logFile: join(folder, 'firestore.log'),
  });
  const ended = child.gone.then((code) => {
    throw new Problem(`The Firestore emulator ended with code ${code} before it answered.`);
  });
  await Promise.race([until(() => answers(port), { timeoutMs: 90_000, what: 'Firestore to answer' }), ended]);
  return {
    child,
    env: {
      STACK_BASE: String(base),
      GCLOUD_PROJECT: projectIdFor(base),
      FIRESTORE_EMULATOR_HOST: `${localHost}:${port}`,
      // Or the admin SDK looks for Google's metadata server on the network.
      METADATA_SERVER_DETECTION: 'none',
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://${localHost}:${port}/`).then(
    () => true,
    () => false,
  );
