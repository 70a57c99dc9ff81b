import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem';

const run = promisify(execFile);

const minJava = 17;
const installJava = `Install Java ${minJava} or newer (on Debian: apt-get install openjdk-17-jre-headless) and try again.`;

/** @throws Problem if Java is missing or too old for Google's Firestore emulator. */
export async function requireJava(): Promise<void> {
  const output = await run('java', ['-version'], { env: process.env }).then(
    ({ stderr, stdout }) => stderr + stdout,
    (cause: unknown) => {
      throw new Problem(`Google's Firestore emulator needs Java, which isn’t installed. ${installJava}`, {
        cause,
      });
    },
  );
  const version = Number(/version "(?:1\.)?(\d+)/.exec(output)?.[1]);
  if (!(version >= minJava)) {
    throw new Problem(
      `Google's Firestore emulator needs Java ${minJava} or newer, and this is Java ${version}. ${installJava}`,
    );
  }
}

const cache = join(homedir(), '.cache/firebase/emulators');
const inSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const sdkFolders = [
  '/usr/lib/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
  '/opt/google-cloud-sdk',
];

/**
 * Finds Google's Firestore emulator in FIRESTORE_EMULATOR_JAR, Firebase's cache or the Google Cloud SDK, or downloads
 * it.
 */
export async function findFirestoreJar(firebase: string): Promise<string> {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`FIRESTORE_EMULATOR_JAR names ${named}, which doesn’t exist. Correct or unset it.`);
  }
  const found = installedJar();
  if (found) return found;
  console.error('Downloading Google’s Firestore emulator (once, about 130 MB) …');
  await run(firebase, ['setup:emulators:firestore']).catch((cause: unknown) => {
    throw new Problem(
      `Google's Firestore emulator is missing and couldn’t be downloaded. Run “npx firebase setup:emulators:firestore” on a machine with internet access, install the package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_JAR to the jar's path.`,
      { cause },
    );
  });
  const downloaded = installedJar();
  if (!downloaded) throw new Problem(`The Firestore emulator was downloaded, but no jar is in ${cache}.`);
  return downloaded;
}

function installedJar(): string | undefined {
  const cached = existsSync(cache)
    ? readdirSync(cache).filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name))
    : [];
  const candidates = [
    ...cached
      .sort()
      .reverse()
      .map((name) => join(cache, name)),
    ...[process.env.CLOUDSDK_ROOT_DIR, ...sdkFolders].flatMap((folder) =>
      folder ? [join(folder, inSdk)] : [],
    ),
  ];
  return candidates.find((path) => existsSync(path));
}
