import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptsWeight } from './weights';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(join(folder, 'public', name, '..'), { recursive: true });
  writeFileSync(join(folder, 'public', name), text);
}

const page = (head: string) => {
  write('a/index.html', `<html><head>${head}</head></html>`);
  return scriptsWeight(folder, 'a');
};

describe('the weight of a page’s scripts', () => {
  write('site/one.js', 'import{x}from"./two.js";import"./three.js";const later=()=>import("./large.js");');
  write('site/two.js', 'export const x=1;');
  write('site/three.js', 'import"./two.js";');
  write('site/large.js', `export const text='${Array.from({ length: 999 }, (_, at) => at).join()}'`);

  it('includes static imports once, and excludes dynamic imports', () => {
    const one = page('<script src="/site/one.js"></script>');
    const parts = ['two', 'three'].map((name) => page(`<script src="/site/${name}.js"></script>`));
    expect(one).toBeGreaterThan(Math.max(...parts));
    expect(one).toBeLessThan(page('<script src="/site/large.js"></script>'));
    expect(page('<script src="/site/one.js"></script><script src="/site/two.js"></script>')).toBe(one);
  });

  it('includes preloaded scripts', () => {
    const tag = page('<script src="/site/two.js"></script>');
    expect(page('<link rel="modulepreload" href="/site/two.js">')).toBe(tag);
    expect(page('<link as="script" rel="preload" href="/site/two.js">')).toBe(tag);
  });
});
