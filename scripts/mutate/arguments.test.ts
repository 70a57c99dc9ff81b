import { join } from 'node:path';
import { root } from '../local/stack';
import { isSource, readMutateArguments, sourcesUnder } from './arguments';

describe('arguments of the mutation run', () => {
  it('mutates the code of files and folders with two workers by default', () => {
    expect(readMutateArguments(['src/domain', 'src/domain/url.ts'])).toEqual({
      kind: 'code',
      paths: ['src/domain', 'src/domain/url.ts'],
      tests: [],
      workers: 2,
      base: 5_800,
    });
  });

  it('mutates the Firestore rules when their file is named', () => {
    expect(readMutateArguments(['firestore.rules', '--workers', '1', '--port', '7100'])).toEqual({
      kind: 'rules',
      paths: ['firestore.rules'],
      tests: [],
      workers: 1,
      base: 7_100,
    });
  });

  it('runs only the tests of the named folders', () => {
    expect(
      readMutateArguments(['src/domain/url.ts', '--tests', 'src/domain', '--tests', 'gatsby']),
    ).toMatchObject({
      tests: ['src/domain', 'gatsby'],
    });
  });

  it('mutates the named lines of a file', () => {
    const paths = ['src/domain/url.ts:2-5'];
    expect(readMutateArguments(paths)).toMatchObject({ kind: 'code', paths });
  });

  it('accepts absolute paths', () => {
    expect(readMutateArguments([join(root, 'firestore.rules')])).toMatchObject({ kind: 'rules' });
    expect(readMutateArguments([join(root, 'src/domain')])).toMatchObject({ paths: ['src/domain'] });
  });

  it.each([
    [[], 'Name a file or a folder to mutate'],
    [['src/nowhere.ts:2-5'], 'There is no file or folder “src/nowhere.ts”'],
    [['src/nowhere'], 'There is no file or folder “src/nowhere”'],
    [['src', '--tests', 'src/nowhere'], 'There is no file or folder “src/nowhere”'],
    [['firestore.rules', 'src'], 'firestore.rules can’t be combined with other files'],
    [['src', '--workers', '0'], '--workers takes a number from 1 to 8, not “0”'],
    [['src', '--workers', '9'], '--workers takes a number from 1 to 8, not “9”'],
    [['src', '--workers', '1.5'], 'not “1.5”'],
    [['src', '--port', '80'], '--port takes a number from 1024'],
    [['src', '--fast'], '--fast'],
  ])('rejects %p, naming what is wrong and the usage', (args, words) => {
    expect(() => readMutateArguments(args)).toThrow(words);
  });
});

describe('files to mutate', () => {
  it.each(['src/domain/url.ts', 'src/ui/Button.tsx', 'functions/src/index.ts'])('includes %s', (path) => {
    expect(isSource(path)).toBe(true);
  });

  it.each([
    'src/domain/url.test.ts',
    'src/ui/Button.test.tsx',
    'scripts/subset-font.d.ts',
    'functions/src/audit/testSupport.fixture.ts',
    'tests/support/stack.ts',
    'jest.config.js',
    'README.md',
  ])('excludes %s', (path) => {
    expect(isSource(path)).toBe(false);
  });

  it('lists a file only once if its folder is named as well', () => {
    expect(sourcesUnder(['src/domain/url.ts', 'src/domain'])).toContain('src/domain/url.ts');
    const listed = sourcesUnder(['src/domain/url.ts', 'src/domain']);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('keeps the range of lines of a file', () => {
    expect(sourcesUnder(['src/domain/url.ts:2-5'])).toEqual(['src/domain/url.ts:2-5']);
  });

  it('rejects paths without a TypeScript file', () => {
    expect(() => sourcesUnder(['content'])).toThrow('No TypeScript file to mutate under content.');
  });
});
