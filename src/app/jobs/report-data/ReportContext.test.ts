import type { Comparison } from '#domain/comparison';
import { type Finding, noCounts } from '#domain/finding';
import { ageOf, isCut, newsOf } from './ReportContext';

const compared = (given: Partial<Extract<Comparison, { kind: 'compared' }>> = {}): Comparison => ({
  kind: 'compared',
  previousJobId: 'before',
  new: { ...noCounts(), error: 1 },
  worse: noCounts(),
  fixed: noCounts(),
  persisting: { ...noCounts(), error: 2, unverified: 1 },
  notSeen: noCounts(),
  notVerified: noCounts(),
  newFindings: ['fresh'],
  fixedFindings: [],
  ...given,
});
const finding = (fingerprint: string, given: Partial<Finding> = {}): Finding => ({
  fingerprint,
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: 'https://example.com/',
  target: 'https://example.com/gone',
  message: '',
  evidence: {},
  ...given,
});
const ageIn = (comparison: Comparison, of: Finding) => {
  const news = newsOf(comparison);
  return news && ageOf(of, news);
};
const unverified = finding('old', { severity: 'unverified', rule: 'page-error', target: null });

test('marks findings of both runs as persisting, and those of only this run as new', () => {
  expect(newsOf(compared())).toMatchObject({ total: 1, persisting: 3 });
  expect(ageIn(compared(), finding('fresh'))).toBe('new');
  expect(ageIn(compared(), finding('old'))).toBe('still');
  expect(ageIn(compared(), unverified)).toBe('still');
});

test('knows nothing without a run to compare with', () => {
  expect(newsOf(null)).toBeUndefined();
  expect(newsOf({ kind: 'incomparable', previousJobId: 'before', why: '' })).toBeUndefined();
});

test('does not date an unnamed finding when not all new findings are named', () => {
  const many = compared({ new: { ...noCounts(), error: 1, warning: 7_000 } });
  const news = newsOf(many);
  expect(news && isCut(news)).toBe(true);
  expect(ageIn(many, finding('fresh'))).toBe('new');
  expect(ageIn(many, finding('old'))).toBeUndefined();
});

test('does not call a finding persisting when it rests on an inconclusive response', () => {
  const doubtful = compared({ notVerified: { ...noCounts(), error: 1 } });
  expect(ageIn(doubtful, finding('old'))).toBe('still');
  expect(ageIn(doubtful, unverified)).toBeUndefined();
  const blocked = finding('old', { rule: 'resource-robots-blocked', severity: 'warning' });
  expect(ageIn(doubtful, blocked)).toBeUndefined();
});
