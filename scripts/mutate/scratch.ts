import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/stack';

/**
 * Creates a folder for the files of this run, such as Stryker's copy of the working tree. It is removed when the process
 * exits, even if it is interrupted. Returns its path relative to the root of the repository.
 */
export function scratchFolder(): string {
  const folder = join('.local', `mutation-${process.pid}`);
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  process.on('exit', () => rmSync(path, { recursive: true, force: true }));
  return folder;
}
