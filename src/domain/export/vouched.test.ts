import { ruleIds } from '../rules';
import { exportFormats } from '.';
import { reportedFinding as finding, exampleReport as report } from './exampleReport';

it('says of a job without a report what was found, and vouches for no rule', () => {
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

it('says of a report without a page that it has no score, and vouches for no rule', () => {
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

it('says of a report whose content scripts build that it has no score, why, and vouches for no rule', () => {
  const built = finding({ rule: 'content-scripted', severity: 'unverified', target: null });
  const scripted = {
    ...report([built]),
    score: 100,
    grade: 'A',
    pagesRead: 1,
    notJudged: 1,
    unscored: 'scripted' as const,
  };
  expect(JSON.parse(exportFormats.json.write(scripted))).toMatchObject({
    score: null,
    grade: null,
    rules: null,
    pagesRead: 1,
    notJudged: 1,
    unscored: 'scripted',
  });
  const junit = exportFormats.junit.write(scripted);
  expect(junit.match(/<testcase [^>]*>/g)).toHaveLength(1);
  expect(junit).toContain('tests="1" failures="0"');
});

describe('what a report may vouch for', () => {
  const suites = (junit: string) => [...junit.matchAll(/<testsuite name="([^"]*)"/g)].map(([, rule]) => rule);

  it('is no rule when the job did not come to its end, of which JSON tells', () => {
    const stopped = { ...report([finding()]), partial: true };
    expect(suites(exportFormats.junit.write(stopped))).toEqual(['broken-link']);
    expect(JSON.parse(exportFormats.json.write(stopped))).toMatchObject({ partial: true, score: 90 });
  });

  it('is no rule by which nothing was judged', () => {
    const judgedBy = ruleIds.filter((rule) => rule !== 'html-invalid' && rule !== 'broken-link');
    const junit = exportFormats.junit.write({ ...report([finding()]), judgedBy });
    expect(suites(junit)).toEqual(ruleIds.filter((rule) => rule !== 'html-invalid'));
    expect(junit).toContain(`tests="${ruleIds.length - 1}" failures="1"`);
  });

  it('is every rule where nobody told which were judged, as older reports do', () => {
    expect(suites(exportFormats.junit.write(report([finding()])))).toEqual(ruleIds);
  });
});
