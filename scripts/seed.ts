import { Problem } from './local/problem';
import { seed } from './local/seed';

/**
 * Seeds the local stack that the environment names. A separate process, because the admin SDK reads the emulators'
 * addresses from the environment of its process and the test runner has several stacks.
 */
async function main(): Promise<void> {
  const { GCLOUD_PROJECT: projectId } = process.env;
  if (!projectId)
    throw new Problem('GCLOUD_PROJECT is not set. “npm test” runs this for each of its stacks.');
  await seed({ projectId, env: {} });
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
