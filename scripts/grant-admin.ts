import { describeError, type GrantArguments, pointAt, readGrantArguments } from './grant-admin/target';
import { Problem } from './local/problem';

async function main({ email, target }: GrantArguments): Promise<void> {
  await pointAt(target);
  // Imported here because this code reads its project from the environment when it loads.
  const { grantAdmin } = await import('#functions/access/admin/grantAdmin');
  const uid = await grantAdmin(email).catch((error: unknown) => {
    throw describeError(error, email, target);
  });
  console.log(`${email} is an admin now (user ID ${uid}). Open pages update within seconds.`);
}

// Async, so that an invalid argument is reported like every other problem.
Promise.resolve(process.argv.slice(2))
  .then(readGrantArguments)
  .then(main)
  .then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Problem ? error.message : error);
      process.exit(1);
    },
  );
