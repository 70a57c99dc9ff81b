import { entryOf, missingFrom, readLockfile } from './lockfile';

test('has the packages of every platform (otherwise `npm ci` fails: run `npm run fix:lock`)', () => {
  expect(missingFrom(readLockfile()).map(({ name }) => name)).toEqual([]);
});

test('finds missing packages, and looks them up in parent folders as Node does', () => {
  const missing = missingFrom({
    packages: {
      '': {},
      'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-arm64': '1.0.0' } },
      'node_modules/a-linux-x64': { version: '1.0.0' },
    },
  });
  expect(missing.map(({ name }) => name)).toEqual(['a-darwin-arm64']);
});

test('derives a package’s platform from its name', () => {
  const entry = (name: string) => entryOf({ name, version: '1.2.3', of: { dev: true } });
  expect(entry('@swc/core-linux-arm64-musl')).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(entry('@biomejs/cli-win32-x64')).toMatchObject({ os: ['win32'], cpu: ['x64'] });
  expect(() => entryOf({ name: 'x', version: '^1.0.0', of: {} })).toThrow('x@^1.0.0 is not an exact version');
});
