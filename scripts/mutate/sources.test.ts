import { isSource, sourcesUnder } from './sources';

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
