import { readFileSync } from 'node:fs';
import { functionsLock, type Lock } from './functionsLock';

const lock: Lock = {
  packages: {
    '': { dependencies: { site: '1' } },
    functions: { dependencies: { admin: '1' }, devDependencies: { bundled: '1' } },
    'functions/node_modules/shared': { version: '2' },
    'node_modules/admin': {
      version: '1',
      dev: true,
      dependencies: { deep: '1' },
      peerDependencies: { peer: '1' },
    },
    'node_modules/admin/node_modules/deep': { version: '3' },
    'node_modules/bundled': { version: '1', optionalDependencies: { absent: '1' } },
    'node_modules/peer': { version: '1' },
    'node_modules/site': { version: '1' },
    'node_modules/shared': { version: '1' },
  },
};

it('contains what the functions need, at the same versions, and nothing of the site', () => {
  const { packages } = functionsLock(lock);
  expect(Object.keys(packages).sort()).toEqual([
    '',
    'node_modules/admin',
    'node_modules/bundled',
    'node_modules/deep',
    'node_modules/peer',
  ]);
  expect(packages['node_modules/deep']?.version).toBe('3');
});

it('marks only what the bundle contains as a development dependency', () => {
  const { packages } = functionsLock(lock);
  expect(packages['node_modules/admin']?.dev).toBeUndefined();
  expect(packages['node_modules/bundled']?.dev).toBe(true);
});

it('keeps two versions of a package apart, each where its dependent finds it', () => {
  const packages = {
    ...lock.packages,
    functions: { dependencies: { admin: '1', shared: '2' } },
    'node_modules/admin': { version: '1', dependencies: { shared: '1' } },
  };
  const locked = functionsLock({ packages }).packages;
  expect(locked['node_modules/shared']?.version).toBe('2');
  expect(locked['node_modules/admin/node_modules/shared']?.version).toBe('1');
});

it('locks every package of the real functions to a version', () => {
  const { packages } = functionsLock(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const { '': root, ...rest } = packages;
  expect(Object.keys(rest)).toEqual(
    expect.arrayContaining(Object.keys(root?.dependencies ?? {}).map((name) => `node_modules/${name}`)),
  );
  expect(Object.values(rest).filter(({ version }) => version === undefined)).toEqual([]);
});
