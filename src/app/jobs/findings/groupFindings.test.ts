import type { Finding } from '../../../domain/finding';
import type { RuleSummary } from '../../../domain/report';
import { groupFindings } from './groupFindings';

let made = 0;
const finding = (rule: Finding['rule'], severity: Finding['severity'], page: string): Finding => ({
  fingerprint: String(made++),
  rule,
  category: 'links',
  severity,
  page,
  target: null,
  message: 'message',
  evidence: {},
});

test('by rule, then by page; errors before what could not be judged', () => {
  const groups = groupFindings([
    finding('unverified-link', 'unverified', '/a'),
    finding('broken-link', 'error', '/a'),
    finding('broken-link', 'error', '/b'),
    finding('broken-link', 'error', '/a'),
  ]);
  expect(groups.map(({ rule, findings }) => [rule, findings])).toEqual([
    ['broken-link', 3],
    ['unverified-link', 1],
  ]);
  expect(groups[0]?.pages.map(({ page, findings }) => [page, findings.length])).toEqual([
    ['/a', 2],
    ['/b', 1],
  ]);
});

test('with the summary, what lifts the score most comes first', () => {
  const summary: RuleSummary[] = [
    { rule: 'broken-link', severity: 'error', findings: 2, pages: 1, points: 3 },
    { rule: 'title-missing', severity: 'error', findings: 1, pages: 1, points: 8 },
  ];
  const findings = [
    finding('broken-link', 'error', '/a'),
    finding('broken-link', 'error', '/a'),
    finding('title-missing', 'error', '/a'),
  ];
  expect(groupFindings(findings).map(({ rule }) => rule)).toEqual(['broken-link', 'title-missing']);
  expect(groupFindings(findings, summary).map(({ rule }) => rule)).toEqual(['title-missing', 'broken-link']);
});
