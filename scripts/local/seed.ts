import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { paths } from '#domain/collections';
import { newUser, type User } from '#domain/user';
import { Problem } from './problem';
import type { Stack } from './stack';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly admin: boolean;
}

/** The accounts of a local stack. They exist nowhere else. */
export const people: readonly Person[] = [
  { uid: 'local-admin', email: 'admin@plumbline.test', password: 'plumbline', admin: true },
  { uid: 'local-user', email: 'user@plumbline.test', password: 'plumbline', admin: false },
];

/** Creates the seeded accounts and opens sign-ups, unless an earlier run has done so. */
export async function seed(stack: Pick<Stack, 'projectId' | 'env'>): Promise<void> {
  Object.assign(process.env, stack.env);
  const app = initializeApp({ projectId: stack.projectId }, `seed-${stack.projectId}`);
  try {
    const auth = getAuth(app);
    const db = getFirestore(app);
    const settings = db.doc(paths.accessSettings);
    if (!(await settings.get()).exists) await settings.set({ mode: 'open' });
    for (const person of people) {
      const { users } = await auth.getUsers([{ uid: person.uid }]);
      if (users.length === 0) {
        await auth.createUser({
          uid: person.uid,
          email: person.email,
          password: person.password,
          emailVerified: true,
        });
      }
      await auth.setCustomUserClaims(person.uid, person.admin ? { admin: true } : {});
      const user = db.doc(paths.user(person.uid));
      if (!(await user.get()).exists) await user.set(userOf(person));
    }
  } finally {
    await deleteApp(app);
  }
}

function userOf({ uid, email, admin }: Person): User {
  return newUser({ uid, email, state: 'active', admin, plan: admin ? 'team' : 'free' }, new Date());
}

/** Seeds the local stack that the environment names: the stack of a test run. */
async function main(): Promise<void> {
  const { GCLOUD_PROJECT: projectId } = process.env;
  if (!projectId)
    throw new Problem('GCLOUD_PROJECT is not set. “npm test” runs this for each of its stacks.');
  await seed({ projectId, env: {} });
}

// A separate process per stack, because the admin SDK reads the emulators' addresses from the environment.
if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  });
