import type { Finding } from './finding';
import { FindingOrder } from './findingOrder';

const finding = (name: string, given: Partial<Finding> = {}): Finding => ({
  fingerprint: name,
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: '/a',
  target: '/x',
  message: '',
  evidence: {},
  ...given,
});

function ordered(...findings: readonly Finding[]) {
  const names: string[] = [];
  const order = new FindingOrder<string>(
    ({ fingerprint }) => fingerprint,
    (name) => names.push(name),
  );
  for (const one of findings) order.add(one);
  expect(order.total).toBe(findings.length);
  order.flush();
  expect(order.total).toBe(findings.length);
  return { names, order };
}

test.each<[string, Partial<Finding>, Partial<Finding>]>([
  ['rule', { rule: 'broken-image', severity: 'notice' }, { rule: 'title-missing' }],
  ['severity', { severity: 'warning', page: '/b' }, { severity: 'unverified' }],
  ['page', { page: '/a', target: '/z' }, { page: '/b' }],
  ['target', { target: '/x' }, { target: '/y' }],
  ['target, without one first', { target: null }, { target: '/' }],
])('sorts findings by %s', (_, first, second) => {
  const [one, two] = [finding('b', first), finding('a', second)];
  expect(ordered(two, one).names).toEqual(['b', 'a']);
  expect(ordered(one, two).names).toEqual(['b', 'a']);
});

test('sorts findings at the same place by fingerprint, so that the order is always the same', () => {
  expect(ordered(finding('b'), finding('a'), finding('c')).names).toEqual(['a', 'b', 'c']);
});

test('groups findings by rule and severity, with their positions and pages', () => {
  const { order } = ordered(
    finding('1'),
    finding('2', { page: '/b' }),
    finding('3', { page: '/b', target: '/y' }),
    finding('4', { severity: 'unverified' }),
    finding('5', {
      rule: 'title-missing',
      severity: 'unverified',
      occursOn: { pages: 2, examples: ['/a', '/c'] },
    }),
  );
  expect(order.groups).toEqual([
    { rule: 'broken-link', severity: 'error', from: 0, count: 3, pages: 2 },
    { rule: 'broken-link', severity: 'unverified', from: 3, count: 1, pages: 1 },
    { rule: 'title-missing', severity: 'unverified', from: 4, count: 1, pages: 2 },
  ]);
});

test('remembers where each page has findings, in runs of one severity', () => {
  const { order } = ordered(
    finding('1', { target: '/1' }),
    finding('2', { target: '/2' }),
    finding('3', { page: '/b' }),
    finding('4', { rule: 'title-missing' }),
    finding('5', { rule: 'title-too-long', severity: 'warning' }),
  );
  expect([...order.runsOf]).toEqual([
    [
      '/a',
      [
        { from: 0, count: 2, severity: 'error' },
        { from: 3, count: 1, severity: 'error' },
        { from: 4, count: 1, severity: 'warning' },
      ],
    ],
    ['/b', [{ from: 2, count: 1, severity: 'error' }]],
  ]);
});

test('sorts at most 200,000 findings together, and keeps counting', () => {
  const names: string[] = [];
  const order = new FindingOrder<string>(
    ({ fingerprint }) => fingerprint,
    (name) => names.push(name),
  );
  const many = finding('many');
  for (let n = 0; n < 199_999; n++) order.add(many);
  expect(names).toEqual([]);
  order.add(many);
  expect(names).toHaveLength(200_000);
  order.add(finding('later', { page: '/' }));
  order.flush();
  expect(names.at(-1)).toBe('later');
  expect(order.groups.at(-1)).toMatchObject({ from: 200_000, count: 1 });
});
