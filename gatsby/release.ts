import { execFileSync } from 'node:child_process';

/** What errors are filed under: `GATSBY_RELEASE`, or the commit; empty in a folder that is no repository. */
export function release(env: NodeJS.ProcessEnv = process.env): string {
  if (env.GATSBY_RELEASE) return env.GATSBY_RELEASE;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    // Built from an archive: errors have no release then.
    return '';
  }
}
