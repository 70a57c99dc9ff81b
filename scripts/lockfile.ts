import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * npm omits packages of other platforms from the lockfile if it could not fetch them, and then `npm ci` fails on every
 * platform. `npm run fix:lock` adds them again.
 */

interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, Locked>;
}

interface Missing {
  readonly name: string;
  readonly version: string;
  readonly of: Locked;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32'];
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64'];

/** Finds `name` from the package in `folder` as Node does: in parent folders. */
function resolve(lock: Lockfile, folder: string, name: string): string | undefined {
  for (let at = folder; ; ) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (lock.packages[candidate]) return candidate;
    if (at === '') return undefined;
    at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0));
  }
}

/** Returns optional dependencies that the lockfile names but doesn't contain. */
export function missingFrom(lock: Lockfile): Missing[] {
  return Object.entries(lock.packages).flatMap(([folder, of]) =>
    Object.entries(of.optionalDependencies ?? {})
      .filter(([name]) => resolve(lock, folder, name) === undefined)
      .map(([name, version]) => ({ name, version, of })),
  );
}

/** Returns npm's lockfile entry for a package that is named after its platform: `@swc/core-linux-arm64-musl`. */
export function entryOf({ name, version, of }: Missing): Locked {
  if (!/^\d/.test(version))
    throw new Error(`${name}@${version} is not an exact version. Add it with \`npm install\``);
  const words = (name.split('/').at(-1) ?? name).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = os === 'linux' ? [words.includes('musl') ? 'musl' : 'glibc'] : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(of.dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os: [os] }),
    ...(of.engines?.node && { engines: { node: of.engines.node } }),
  };
}

export const lockfilePath = path.join(__dirname, '..', 'package-lock.json');

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(lockfilePath, 'utf8'));

function main() {
  const lock = readLockfile();
  const missing = missingFrom(lock);
  for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryOf(one);
  // The root comes first, then folders by name, as npm writes them.
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    lockfilePath,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
  process.stdout.write(`${missing.length} packages of other platforms added\n`);
}

if (require.main === module) main();
