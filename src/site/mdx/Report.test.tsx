import { render, screen } from '@testing-library/react';
import type { EmbeddedReport } from './embeddedReport';
import { Report } from './Report';

const finding = (count: number) => ({
  fingerprint: `hsts-${count}`,
  rule: 'hsts-missing' as const,
  severity: 'notice' as const,
  page: 'https://e.com/',
  message: `Host ${count} does not ask for https.`,
  evidence: {},
});

/** A server problem is one finding that counts for all four pages. */
const report: EmbeddedReport = {
  url: 'https://e.com/',
  score: 78,
  grade: 'C',
  counts: { error: 1, warning: 0, notice: 1, unverified: 0 },
  pagesRead: 4,
  rules: [
    { rule: 'hsts-missing', severity: 'notice', findings: 1, pages: 4, points: 0 },
    { rule: 'broken-link', severity: 'error', findings: 1, pages: 1, points: 20 },
  ],
  pages: [{}, {}, {}, {}, {}],
  findings: [
    finding(1),
    {
      fingerprint: 'broken',
      rule: 'broken-link',
      severity: 'error',
      page: 'https://e.com/about',
      message: '/gone returns 404 (not found).',
      evidence: { line: 3, snippet: '<a href="/gone">' },
    },
  ],
  durationMs: 900,
};

test("shows each rule's findings, pages, and cost, the worst first", () => {
  render(<Report report={report} />);
  expect(screen.getByText(/^4 pages read, 5 URLs requested, /)).toBeTruthy();
  const rows = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Broken link.*1 on 1 page.*\+20 points.*\/gone returns 404.*\/about, line 3/);
  expect(rows[1]).toContain('1 on 4 pages');
});

test('says when and of what it was made, if known', () => {
  const { rerender } = render(<Report report={report} />);
  expect(screen.getByText('A real report.')).toBeTruthy();
  rerender(<Report report={{ ...report, madeOn: '2026-11-21', about: 'Of our own site.' }} />);
  expect(screen.getByText('A real report, made on November 21, 2026. Of our own site.')).toBeTruthy();
  rerender(<Report report={report} most={1} caption="Before the move." />);
  expect(screen.getByText('Before the move. 1 more rule found something.')).toBeTruthy();
});

test('shows twenty findings of a rule and counts the others', () => {
  const findings = Array.from({ length: 50 }, (_, index) => finding(index));
  const rules = [{ rule: 'hsts-missing', severity: 'notice', findings: 50, pages: 4, points: 0 } as const];
  render(<Report report={{ ...report, rules, findings }} />);
  expect(screen.getAllByText(/^Host \d+ does not/)).toHaveLength(20);
  expect(screen.getByText('… and 30 more')).toBeTruthy();
});
