import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBaseline, writeBaseline } from './baseline';

const file = `plumbline-test-${process.pid}.json`;
const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
const before = process.env.INIT_CWD;

afterEach(() => {
  if (before === undefined) delete process.env.INIT_CWD;
  else process.env.INIT_CWD = before;
});
afterAll(() => rmSync(folder, { recursive: true }));

test('resolves the file from the folder in which npm was called', () => {
  process.env.INIT_CWD = folder;
  writeBaseline(file, []);
  expect(existsSync(join(folder, file))).toBe(true);
  expect(readBaseline(file)).toEqual(new Set());
});

test('resolves the file from the current folder without npm', () => {
  delete process.env.INIT_CWD;
  expect(() => readBaseline(file)).toThrow(`${file} can’t be read`);
  expect(readBaseline(join(folder, file))).toEqual(new Set());
});
