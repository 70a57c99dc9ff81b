import { createServer } from 'node:net';
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
