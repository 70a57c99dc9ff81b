import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localHost } from '#domain/localStack';
import { readArguments } from './arguments';
import { findFirestoreJar, requireJava } from './java';
import { requireFreePorts, takeLock } from './ports';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'plumbline-'));

function withEnvironment(values: NodeJS.ProcessEnv): void {
  const before = { ...process.env };
  Object.assign(process.env, values);
  restore = () => {
    process.env = before;
  };
}
let restore: (() => void) | undefined;
afterEach(() => restore?.());

describe('before a local stack starts', () => {
  it('reports that Java is missing, and how to install it', async () => {
    withEnvironment({ PATH: emptyFolder() });
    await expect(requireJava()).rejects.toThrow(
      /needs Java, which isn’t installed. Install Java 17 or newer/,
    );
  });

  it('reports that Java is too old', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'java'), '#!/bin/sh\necho \'openjdk version "1.8.0_392"\' >&2\n', {
      mode: 0o755,
    });
    withEnvironment({ PATH: `${folder}:${process.env.PATH}` });
    await expect(requireJava()).rejects.toThrow(
      'needs Java 17 or newer, and this is Java 8. Install Java 17 or newer',
    );
  });

  it('reports that the configured jar does not exist', async () => {
    withEnvironment({ FIRESTORE_EMULATOR_JAR: '/nowhere/firestore.jar' });
    await expect(findFirestoreJar('firebase')).rejects.toThrow(
      'FIRESTORE_EMULATOR_JAR names /nowhere/firestore.jar, which doesn’t exist.',
    );
  });

  it('names a port that is in use, and how to start on others', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, localHost, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(requireFreePorts(port)).rejects.toThrow(
      `Port ${port} (hosting) is in use by another program. End that program, or start on other ports: npm start -- --port ${port + 100}`,
    );
    await new Promise((resolve) => server.close(resolve));
  });

  it('rejects a second start, and takes over the lock of a process that has ended', () => {
    const file = join(emptyFolder(), 'pid');
    const release = takeLock(file, 5_000);
    expect(() => takeLock(file, 5_000)).toThrow(
      `Plumbline is already running at http://localhost:5000 (process ${process.pid}).`,
    );
    release();
    // Linux has no process IDs as high as this.
    writeFileSync(file, '99999999');
    expect(() => takeLock(file, 5_000)).not.toThrow();
  });

  it.each([
    [['--port', 'many'], '--port takes a number from 1024 to'],
    [['--port', '80'], 'not “80”'],
    [['--fersh'], '--fersh'],
    [['stop'], 'There is no mode “stop”.'],
  ])('rejects %p with an explanation', (args, words) => {
    expect(() => readArguments(args)).toThrow(words);
  });

  it('starts on port 5000 and keeps the data by default', () => {
    expect(readArguments([])).toEqual({ mode: 'start', base: 5_000, fresh: false });
    expect(readArguments(['dev', '--port', '5100', '--fresh'])).toEqual({
      mode: 'dev',
      base: 5_100,
      fresh: true,
    });
  });
});
