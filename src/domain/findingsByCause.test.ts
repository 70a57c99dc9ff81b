import { FindingsByCause } from './findingsByCause';
import type { LinkFinding } from './targetVerdicts';

const finding = (fingerprint: string, given: Partial<LinkFinding> = {}): LinkFinding => ({
  fingerprint,
  rule: 'asset-uncached',
  severity: 'error',
  page: '/a',
  target: null,
  message: 'It is so.',
  ...given,
});

function seen(...findings: readonly LinkFinding[]) {
  const causes = new FindingsByCause();
  for (const one of findings) causes.add(one);
  return causes;
}

test('the same snippet on another page has the same cause', () => {
  const evidence = { snippet: '<a>' };
  const causes = seen(finding('1', { page: '/b', evidence }), finding('2', { page: '/c', evidence }));
  expect(causes.of(finding('old', { evidence }))).toEqual(['1', '2']);
  expect(causes.of(finding('old', { evidence: { snippet: '<b>' } }))).toEqual([]);
});

test('a target is the cause, whatever the snippet', () => {
  const causes = seen(finding('1', { target: '/x', evidence: { snippet: '<a>' } }));
  expect(causes.of(finding('old', { target: '/x', evidence: { snippet: '<b>' } }))).toEqual(['1']);
  expect(causes.of(finding('old', { target: '/y', evidence: { snippet: '<a>' } }))).toEqual([]);
});

test('another message or another rule is another cause, even if the texts run together', () => {
  const causes = seen(finding('1', { target: '/x', message: 'one' }));
  expect(causes.of(finding('old', { target: '/x', message: 'two' }))).toEqual([]);
  expect(causes.of(finding('old', { target: '/xo', message: 'ne' }))).toEqual([]);
});
