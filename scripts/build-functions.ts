import { buildFunctions } from './functionsBundle';

buildFunctions().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
