import { readTestArguments } from './arguments';

it('runs everything by default', () => {
  expect(readTestArguments([])).toEqual({ mode: 'everything', all: false, base: 5_600 });
  expect(readTestArguments(['--all'])).toEqual({ mode: 'everything', all: true, base: 5_600 });
});

it('runs one suite or some of its files, on other ports if asked', () => {
  expect(readTestArguments(['rules'])).toEqual({ mode: 'suite', suite: 'rules', files: [], base: 5_600 });
  expect(readTestArguments(['functions', 'kills', 'slices', '--port', '7000'])).toEqual({
    mode: 'suite',
    suite: 'functions',
    files: ['kills', 'slices'],
    base: 7_000,
  });
});

it('runs what changed since origin/main or another commit', () => {
  expect(readTestArguments(['affected'])).toMatchObject({ mode: 'affected', since: 'origin/main' });
  expect(readTestArguments(['affected', 'HEAD~3'])).toMatchObject({ mode: 'affected', since: 'HEAD~3' });
});

it.each([
  [['everything'], 'There is no suite “everything”.'],
  [['--port', 'x'], 'not “x”'],
  [['--watch'], '--watch'],
  [['unit', '--all'], '“unit” can’t be combined'],
])('rejects %j with an explanation', (args, words) => {
  expect(() => readTestArguments(args)).toThrow(words);
});
