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
  ['{', 'it is no JSON object'],
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
  expect(message).toContain(`${file}: this is no report that the terminal command wrote (`);
  expect(message).toContain(words);
  expect(message).toContain(`--json > ${file}`);
});

test('reports a score that differs from today’s formula as outdated', () => {
  expect(problemsOf({ ...practice, score: practice.score + 1 })).toEqual([
    expect.stringContaining(
      `it says a score of ${practice.score + 1}, and by today’s rules the same findings make ${practice.score}`,
    ),
  ]);
});
