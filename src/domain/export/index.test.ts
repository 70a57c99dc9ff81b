import { ruleIds } from '../rules';
import { exportFormats } from '.';
import { reportedFinding as finding, exampleReport as report } from './exampleReport.fixture';

it('lists the findings of a job without a report and claims no passing rule', () => {
  const kept = {
    ...report([finding()]),
    partial: true,
    score: null,
    grade: null,
    pagesRead: null,
    rules: null,
  };
  expect(JSON.parse(exportFormats.json.write(kept))).toMatchObject({ score: null, grade: null, rules: null });
  const junit = exportFormats.junit.write(kept);
  expect(junit.match(/<testsuite name="[^"]*"/g)).toEqual(['<testsuite name="broken-link"']);
  expect(junit).toContain('tests="1" failures="1"');
});

it('says that a report without pages has no score and claims no passing rule', () => {
  const closed = finding({ rule: 'page-error', severity: 'unverified', target: null });
  const unread = { ...report([closed]), score: 0, grade: 'F', pagesRead: 0 };
  expect(JSON.parse(exportFormats.json.write(unread))).toMatchObject({
    score: null,
    grade: null,
    rules: null,
    pagesRead: 0,
    findings: [closed],
  });
  const junit = exportFormats.junit.write(unread);
  expect(junit.match(/<testcase [^>]*>/g)).toHaveLength(1);
  expect(junit).toContain('tests="1" failures="0"');
  expect(junit).toContain('<skipped ');
});

it('says that a report on a page built by scripts has no score, and why, and claims no passing rule', () => {
  const built = finding({ rule: 'content-scripted', severity: 'unverified', target: null });
  const scripted = {
    ...report([built]),
    score: 100,
    grade: 'A',
    pagesRead: 1,
    scriptedPages: 1,
    unscored: 'scripted' as const,
  };
  expect(JSON.parse(exportFormats.json.write(scripted))).toMatchObject({
    score: null,
    grade: null,
    rules: null,
    pagesRead: 1,
    scriptedPages: 1,
    unscored: 'scripted',
  });
  const junit = exportFormats.junit.write(scripted);
  expect(junit.match(/<testcase [^>]*>/g)).toHaveLength(1);
  expect(junit).toContain('tests="1" failures="0"');
});

describe('the passing rules of a report', () => {
  const suites = (junit: string) => [...junit.matchAll(/<testsuite name="([^"]*)"/g)].map(([, rule]) => rule);

  it('are none if the job did not finish, which JSON states', () => {
    const stopped = { ...report([finding()]), partial: true };
    expect(suites(exportFormats.junit.write(stopped))).toEqual(['broken-link']);
    expect(JSON.parse(exportFormats.json.write(stopped))).toMatchObject({ partial: true, score: 90 });
  });

  it('are none of the rules that were not evaluated', () => {
    const evaluatedRules = ruleIds.filter((rule) => rule !== 'html-invalid' && rule !== 'broken-link');
    const junit = exportFormats.junit.write({ ...report([finding()]), evaluatedRules });
    expect(suites(junit)).toEqual(ruleIds.filter((rule) => rule !== 'html-invalid'));
    expect(junit).toContain(`tests="${ruleIds.length - 1}" failures="1"`);
  });

  it('are all rules without findings if the report does not say which it evaluated, as older ones', () => {
    expect(suites(exportFormats.junit.write(report([finding()])))).toEqual(ruleIds);
  });
});
