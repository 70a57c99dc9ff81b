import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type LocalPart, localHost, localPort, localPortOffsets } from '#domain/localStack';
import { Problem } from './problem';

const parts = Object.keys(localPortOffsets) as LocalPart[];

/** @throws Problem that names the first port of the block that is in use. */
export async function requireFreePorts(base: number): Promise<void> {
  for (const part of parts) {
    const port = localPort(base, part);
    if (await isBusy(port)) {
      throw new Problem(
        `Port ${port} (${part}) is in use by another program. End that program, or start on other ports: npm start -- --port ${base + 100}`,
      );
    }
  }
}

export function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    server.listen({ port, host: localHost, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

/**
 * Allows one stack per block of ports. Takes over a lock whose process has ended.
 * @returns a function that releases the lock.
 * @throws Problem if the stack is already running.
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
    // EPERM: the process is alive and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
