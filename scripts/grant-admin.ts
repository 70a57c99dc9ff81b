import { type GrantArguments, pointAt, readGrantArguments, wordsOf } from './grant-admin/target';
import { Problem } from './local/problem';

async function main({ email, target }: GrantArguments): Promise<void> {
  await pointAt(target);
  // Imported only now, because this code reads its project from the environment when it loads.
  const { grantAdmin } = await import('#functions/access/admin/grantAdmin');
  const uid = await grantAdmin(email).catch((error: unknown) => {
    throw wordsOf(error, email, target);
  });
  console.log(`${email} is an admin now (user id ${uid}). An open page notices within seconds.`);
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
