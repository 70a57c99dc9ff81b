import { execFileSync } from 'node:child_process';

/** The release that errors belong to: `GATSBY_RELEASE` or the commit. Empty outside a repository. */
export function release(env: NodeJS.ProcessEnv = process.env): string {
  if (env.GATSBY_RELEASE) return env.GATSBY_RELEASE;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    // Built from an archive: errors have no release.
    return '';
  }
}
