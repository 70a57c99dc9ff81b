import { readTestArguments, suites } from './arguments';

test('everything runs when nothing is named', () => {
  expect(readTestArguments([])).toEqual({ suites, files: [], base: 5_600 });
});

test('one suite runs, all of it or the files that are named, on ports of its own', () => {
  expect(readTestArguments(['rules'])).toEqual({ suites: ['rules'], files: [], base: 5_600 });
  expect(readTestArguments(['functions', 'kills', 'slices', '--port', '7000'])).toEqual({
    suites: ['functions'],
    files: ['kills', 'slices'],
    base: 7_000,
  });
});

test.each([
  [['everything'], 'There is no suite “everything”.'],
  [['--port', 'x'], 'not “x”'],
  [['--watch'], '--watch'],
])('%j is refused in words', (args, words) => {
  expect(() => readTestArguments(args)).toThrow(words);
});
