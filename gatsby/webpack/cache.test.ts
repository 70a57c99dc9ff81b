import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedByLockFile } from './cache';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gatsbys = { cache: { type: 'filesystem', buildDependencies: { config: ['a.js'] } }, plugins: [{}] };

describe('cachedByLockFile', () => {
  it('keeps the cache until the lockfile changes', () => {
    const versionWith = (lock: string) => {
      writeFileSync(join(folder, 'package-lock.json'), lock);
      return Reflect.get(cachedByLockFile(gatsbys, folder).cache, 'version');
    };
    const first = versionWith('{"a": 1}');
    expect(versionWith('{"a": 1}')).toBe(first);
    expect(versionWith('{"a": 2}')).not.toBe(first);
  });

  it('tracks neither plugins nor loaders, and keeps Gatsby’s other settings', () => {
    const { cache, plugins } = cachedByLockFile(gatsbys, folder);
    expect(cache).toMatchObject({ type: 'filesystem', buildDependencies: { defaultWebpack: [] } });
    expect(cache).not.toHaveProperty('buildDependencies.config');
    const buildDependencies = new Set(['loader.js']);
    const done = {
      tap: (_: string, act: (stats: object) => void) => act({ compilation: { buildDependencies } }),
    };
    for (const plugin of plugins)
      if ('apply' in plugin && typeof plugin.apply === 'function') plugin.apply({ hooks: { done } });
    expect(buildDependencies.size).toBe(0);
  });
});
