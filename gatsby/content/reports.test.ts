import { readFileSync } from 'node:fs';
import { reportNames, reportProblems } from './reports';

const file = 'content/reports/practice.json';
const practice = JSON.parse(readFileSync(file, 'utf8'));
const problemsOf = (report: unknown) => reportProblems(file, JSON.stringify(report));

test('can show every report of the content', () => {
  expect(reportNames()).toContain('practice');
  expect(problemsOf(practice)).toEqual([]);
});

test('accepts a report without a date and description, as the command line writes it', () => {
  expect(problemsOf({ ...practice, madeOn: undefined, about: undefined })).toEqual([]);
});

test.each([
  ['{', 'it isn’t a JSON object'],
  ['[]', '“url”'],
  [JSON.stringify({ ...practice, rules: null }), '“rules”'],
  [
    JSON.stringify({ ...practice, rules: [{ ...practice.rules[0], rule: 'gone' }] }),
    '“rules.0.rule”: names the rule "gone", which there is not',
  ],
  [JSON.stringify({ ...practice, madeOn: 'tomorow' }), '“madeOn”'],
  [JSON.stringify({ ...practice, url: 'nowhere' }), '“url”'],
])('reports %.40s… with the fix', (source, words) => {
  const [message, ...more] = reportProblems(file, source);
  expect(more).toEqual([]);
  expect(message).toContain(`${file}: this isn’t a report of the terminal command (`);
  expect(message).toContain(words);
  expect(message).toContain(`--json > ${file}`);
});

test('reports a score that differs from today’s formula as outdated', () => {
  expect(problemsOf({ ...practice, score: practice.score + 1 })).toEqual([
    expect.stringContaining(
      `Its score is ${practice.score + 1}, but today’s rules give the same findings ${practice.score}`,
    ),
  ]);
});
