import { parseArgs } from 'node:util';
import { localHost, localPort } from '#domain/localStack';
import { isBusy } from '../local/ports';
import { Problem } from '../local/problem';
import { projectIdFor } from '../local/stack';

/** The database to change: a local stack's, or a real project's. */
type Target =
  | { readonly kind: 'local'; readonly base: number }
  | { readonly kind: 'cloud'; readonly projectId: string };

export interface GrantArguments {
  readonly email: string;
  readonly target: Target;
}

const usage = 'npm run admin:grant -- <email> [--port 5000 | --project <project id>]';

/** @throws Problem that names the invalid argument. */
export function readGrantArguments(args: readonly string[]): GrantArguments {
  const { values, positionals } = parse(args);
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length > 0) {
    throw new Problem(`Pass one email address: that of the account to make an admin. Usage: ${usage}`);
  }
  if (values.project !== undefined) {
    if (!/^[a-z][a-z0-9-]{4,29}$/.test(values.project)) {
      throw new Problem(`“${values.project}” isn’t a project ID. Find it in the Firebase console.`);
    }
    return { email, target: { kind: 'cloud', projectId: values.project } };
  }
  const base = Number(values.port);
  if (!Number.isInteger(base) || base < 1_024 || base > 65_000) {
    throw new Problem(`--port takes the port of the local site, not “${values.port}”. Usage: ${usage}`);
  }
  return { email, target: { kind: 'local', base } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: 'string', default: '5000' }, project: { type: 'string' } },
    });
  } catch (cause) {
    throw new Problem(`${cause instanceof Error ? cause.message : cause} Usage: ${usage}`, { cause });
  }
}

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

/** Returns a Problem that says what to do for errors that an operator can fix, and any other error unchanged. */
export function describeError(error: unknown, email: string, target: Target): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = target.kind === 'local' ? `the local stack at port ${target.base}` : target.projectId;
  if (code === 'auth/user-not-found') {
    return new Problem(`${email} has no account on ${where}. Sign up with it, then run this command again.`);
  }
  const message = error instanceof Error ? error.message : String(error);
  if (
    code === 'app/invalid-credential' ||
    /default credentials|insufficient|PERMISSION_DENIED/i.test(message)
  ) {
    return new Problem(
      `You may not change accounts of ${where}. Run “gcloud auth application-default login” with an account that has the role Firebase Admin there, then run this command again. (${message})`,
      { cause: error },
    );
  }
  return error;
}
