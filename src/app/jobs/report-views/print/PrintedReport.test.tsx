import { render, screen, within } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import { ReportContextProvider, type ReportOf } from '#app/jobs/report-data/ReportContext';
import { type Finding, noCounts } from '#domain/finding';
import type { Issue } from '#domain/issueState';
import { rulesOfReport } from '../findings/ruleViews';
import { PrintedReport } from './PrintedReport';

const finding = (fingerprint: string): Finding => ({
  fingerprint,
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: `https://example.com/${fingerprint}`,
  target: null,
  message: `${fingerprint} answers 404.`,
  evidence: {},
});
const findings = ['fresh', 'ignored'].map(finding);
const views = rulesOfReport([{ rule: 'broken-link', severity: 'error', from: 0, count: 2, pages: 2 }], []);
const issue: Issue = {
  state: 'ignored',
  reason: 'The shop opens in March.',
  at: new Date(),
  rule: 'broken-link',
  page: 'https://example.com/ignored',
};
const report: ReportOf = {
  job: exampleJob({ state: 'succeeded' }),
  settled: true,
  news: {
    fingerprints: new Set(['fresh']),
    total: 1,
    persisting: 1,
    added: noCounts(),
    fixed: noCounts(),
    hasDoubts: false,
  },
  issues: new Map([['ignored', issue]]),
  patterns: [],
  decisions: exampleDecisions(),
  checked: new CheckedFindings(),
};
const printed = (
  <PrintedReport printed={{ findings, pages: [] }} views={views} total={{ findings: 2, pages: 0 }} />
);
const itemWith = (words: string) =>
  within(
    screen
      .getAllByRole('listitem', { hidden: true })
      .find((one) => one.textContent?.includes(words)) as HTMLElement,
  );

test('prints the marks of a finding: new, or ignored and why', () => {
  render(<ReportContextProvider value={report}>{printed}</ReportContextProvider>);
  expect(itemWith('fresh answers').getByText('New')).toBeInTheDocument();
  expect(itemWith('ignored answers').getByText('Ignored')).toBeInTheDocument();
  expect(itemWith('ignored answers').getByText('The shop opens in March.')).toBeInTheDocument();
});

test('prints no marks when none are known', () => {
  render(printed);
  expect(screen.queryByText('New')).toBeNull();
});
