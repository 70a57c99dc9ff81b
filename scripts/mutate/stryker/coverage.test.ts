import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Stryker's workers load these without a transform.
const load = createRequire(__filename);
const { recordCoverage, testFilesReaching }: Coverage = load('./coverage.js');
const filter: Filter = load('./filter.js');
const Sequencer: new () => { sort(tests: { path: string }[]): { path: string }[] } = load('./sequencer.js');

type Counts = Record<string, number>;
interface Coverage {
  recordCoverage(
    path: string,
    coverage: { static?: Counts; perTest?: Record<string, Counts> },
    ms: number,
  ): void;
  testFilesReaching(mutant: string): Set<string>;
}
type Filter = (paths: string[]) => { filtered: string[] };

const before = { ...process.env };
const log = () => join(mkdtempSync(join(tmpdir(), 'plumbline-')), 'coverage.jsonl');
const at = (file: string) => join(process.cwd(), file);

afterEach(() => {
  process.env = { ...before };
});

describe('coverage of mutants by test files', () => {
  it('counts what a file reaches, while loading and in tests', () => {
    process.env.MUTATION_COVERAGE = log();
    recordCoverage(at('a.test.ts'), { static: { 1: 1 }, perTest: { works: { 2: 3 } } }, 5);
    recordCoverage(at('b.test.ts'), { static: { 1: 2 }, perTest: { works: { 2: 3 }, fails: { 3: 1 } } }, 5);
    expect([...testFilesReaching('1')]).toEqual(['a.test.ts', 'b.test.ts']);
    expect([...testFilesReaching('2')]).toEqual(['a.test.ts']);
    expect([...testFilesReaching('3')]).toEqual(['b.test.ts']);
    expect([...testFilesReaching('4')]).toEqual([]);
  });

  it('selects the test files of a mutant, and all without one', () => {
    process.env.MUTATION_COVERAGE = log();
    recordCoverage(at('c.test.ts'), { static: { 77: 1 } }, 5);
    const all = [at('c.test.ts'), at('d.test.ts')];
    expect(filter(all)).toEqual({ filtered: all });
    process.env.__STRYKER_ACTIVE_MUTANT__ = '77';
    expect(filter(all)).toEqual({ filtered: [at('c.test.ts')] });
  });

  it('runs the fastest test files first', () => {
    process.env.MUTATION_COVERAGE = log();
    recordCoverage(at('slow.test.ts'), { static: { 91: 1 } }, 900);
    recordCoverage(at('fast.test.ts'), { static: { 91: 2 } }, 10);
    process.env.__STRYKER_ACTIVE_MUTANT__ = '91';
    const tests = ['slow', 'fast'].map((name) => ({ path: at(`${name}.test.ts`) }));
    expect(new Sequencer().sort(tests).map(({ path }) => path)).toEqual([
      at('fast.test.ts'),
      at('slow.test.ts'),
    ]);
  });

  it('runs only the tests of the given folders and files', () => {
    process.env.MUTATION_TESTS = '["src/domain", "scripts/lockfile.test.ts"]';
    const selected = [at('src/domain/url.test.ts'), at('scripts/lockfile.test.ts')];
    expect(filter([...selected, at('src/domainOther.test.ts'), at('scripts/audit.test.ts')])).toEqual({
      filtered: selected,
    });
  });

  it('is recorded only while no mutant is active', () => {
    process.env.MUTATION_COVERAGE = log();
    process.env.__STRYKER_ACTIVE_MUTANT__ = '1';
    recordCoverage(at('e.test.ts'), { static: { 88: 1 } }, 5);
    expect(() => testFilesReaching('88')).toThrow('the dry run recorded no coverage');
  });
});
