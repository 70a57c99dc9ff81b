import { reportedFinding } from './export/exampleReport.fixture';
import { namedPagesOf, pageCountOf, withOccurrences } from './occurrences';

const finding = reportedFinding();
const pages = (count: number) => Array.from({ length: count }, (_, n) => `/${n}`);

test('a finding on one page says nothing about others', () => {
  expect(withOccurrences(finding, () => [])).toBe(finding);
  expect(withOccurrences(finding, () => pages(1))).toBe(finding);
  expect([pageCountOf(finding), namedPagesOf(finding)]).toEqual([1, [finding.page]]);
});

test('a finding with a shared cause counts its pages and names the first 20', () => {
  const two = withOccurrences(finding, (fingerprint) =>
    fingerprint === finding.fingerprint ? pages(2) : [],
  );
  expect([pageCountOf(two), namedPagesOf(two)]).toEqual([2, pages(2)]);
  const many = withOccurrences(finding, () => pages(21));
  expect([pageCountOf(many), namedPagesOf(many)]).toEqual([21, pages(20)]);
});
