import { localHost, localPort } from '#domain/localStack';
import { isBusy } from '../local/ports';
import { Problem } from '../local/problem';
import { projectIdFor } from '../local/stack';
import type { Target } from './arguments';

const emulators = {
  FIRESTORE_EMULATOR_HOST: 'firestore',
  FIREBASE_AUTH_EMULATOR_HOST: 'auth',
} as const;

/** Points the admin SDK, which reads the environment, to the given project. @throws Problem */
export async function pointAt(target: Target): Promise<void> {
  if (target.kind === 'cloud') {
    for (const name of Object.keys(emulators)) delete process.env[name];
    process.env.GCLOUD_PROJECT = target.projectId;
    return;
  }
  if (!(await isBusy(localPort(target.base, 'firestore')))) {
    throw new Problem(
      `No local stack runs at port ${target.base}. Start it with “npm start”, or name a project with --project.`,
    );
  }
  process.env.GCLOUD_PROJECT = projectIdFor(target.base);
  process.env.METADATA_SERVER_DETECTION = 'none';
  for (const [name, part] of Object.entries(emulators)) {
    process.env[name] = `${localHost}:${localPort(target.base, part)}`;
  }
}
