import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from './problem';

/**
 * One stack for one block of ports. A lock whose process is gone is taken over.
 * @returns what gives the lock back.
 * @throws Problem when the stack runs already.
 */
export function takeLock(file: string, base: number): () => void {
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (isAlive(pid)) {
      throw new Problem(
        `Plumbline is already running at http://localhost:${base} (process ${pid}). Use it, stop it with Ctrl-C where it runs, or start another one: npm start -- --port ${base + 100}`,
      );
    }
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
