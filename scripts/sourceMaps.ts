import { execFileSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '../gatsby/release';

const command = join(__dirname, '../node_modules/.bin/sentry-cli');

/**
 * Uploads the source maps in a folder to Sentry if SENTRY_AUTH_TOKEN is set (with SENTRY_ORG and SENTRY_PROJECT, and
 * SENTRY_URL for your own server). Each script and its map share an ID, so they match at any URL. All maps in `public`
 * are deleted in any case, because that folder is published.
 * @throws if Sentry rejects them.
 */
export async function sendSourceMaps(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    if (env.SENTRY_AUTH_TOKEN) {
      run(env, 'sourcemaps', 'inject', folder);
      run(env, 'sourcemaps', 'upload', '--release', release(env), folder);
    }
  } finally {
    if (/\bpublic\/?$/.test(folder)) await removeMaps(folder);
  }
}

function run(env: NodeJS.ProcessEnv, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

async function removeMaps(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => /\.(js|css)\.map$/.test(file))) await rm(join(folder, name));
}

if (require.main === module)
  sendSourceMaps(process.argv[2] ?? 'public').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
