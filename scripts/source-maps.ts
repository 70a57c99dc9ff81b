import { sendSourceMaps } from './sourceMaps';

sendSourceMaps(process.argv[2] ?? 'public').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
