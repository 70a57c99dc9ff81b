import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly version?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
export interface Lock {
  readonly packages: Readonly<Record<string, Package>>;
}

const workspace = 'functions';

/**
 * Returns the lockfile of the functions’ folder: what `npm ci` at Google has to install to get the versions of the whole
 * project’s lockfile. Without it, Google installs the newest version that each dependency allows.
 * @throws Error if the project’s lockfile lacks the functions’ workspace.
 */
export function functionsLock(lock: Lock): Lock {
  const root = lock.packages[workspace];
  if (!root) throw new Error('package-lock.json has no workspace “functions”. Run “npm install”.');
  const production = Object.keys(root.dependencies ?? {});
  const development = Object.keys(root.devDependencies ?? {});
  const tree: Tree = new Map();
  // Direct dependencies come first, so that no other version takes their place at the top.
  for (const name of [...production, ...development]) {
    const source = resolve((path) => path in lock.packages, workspace, name);
    if (source !== undefined) tree.set(inside('', name), { source, dev: true });
  }
  place(lock, tree, { names: production, dev: false });
  place(lock, tree, { names: development, dev: true });
  const packages: Record<string, Package> = { '': root };
  for (const [path, { source, dev }] of tree) {
    const { dev: _, ...entry } = lock.packages[source] ?? {};
    packages[path] = dev ? { ...entry, dev } : entry;
  }
  return { ...lock, packages };
}

/** By path in the new lockfile: the path in the project’s lockfile, and whether only development needs the package. */
type Tree = Map<string, { readonly source: string; readonly dev: boolean }>;

/** Places each package at the top, or inside the package that needs it if another version is in the way. */
function place(lock: Lock, tree: Tree, { names, dev }: { names: readonly string[]; dev: boolean }): void {
  const visited = new Set<string>();
  for (const queue = [{ from: workspace, at: '', names }]; ; ) {
    const next = queue.shift();
    if (!next) return;
    for (const name of next.names) {
      const source = resolve((path) => path in lock.packages, next.from, name);
      const entry = source === undefined ? undefined : lock.packages[source];
      if (source === undefined || !entry) continue;
      const present = resolve((path) => tree.has(path), next.at, name);
      const placed = present === undefined ? undefined : tree.get(present);
      const at =
        present !== undefined && placed?.source === source
          ? present
          : inside(present === undefined ? '' : next.at, name);
      if (visited.has(at)) continue;
      visited.add(at);
      tree.set(at, { source, dev: dev && (tree.get(at)?.dev ?? true) });
      const { dependencies, optionalDependencies, peerDependencies } = entry;
      const needs = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
      queue.push({ from: source, at, names: needs });
    }
  }
}

/** Finds a package as Node does: in the folder, then in its parents. Optional packages may be missing. */
function resolve(has: (path: string) => boolean, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = inside(at, name);
    if (has(path)) return path;
    if (at === '') return undefined;
  }
}

const inside = (folder: string, name: string) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;

/** Writes `functions/package-lock.json`. The deploy command uploads it with the bundle. */
export function writeFunctionsLock(root: string): void {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(
    join(root, workspace, 'package-lock.json'),
    `${JSON.stringify({ ...functionsLock(lock), name: 'plumbline-functions' }, null, 2)}\n`,
  );
}
