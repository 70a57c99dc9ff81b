import { severities } from '#domain/finding';
import { indexings } from '#domain/indexing';
import { byFolderAndDepth } from '../structure/multiples';
import { choiceIn, choosePages } from './choosePages';
import { countPages } from './pageCounts';
import { problemsOf } from './pageProblems';
import { tableOf } from './pageTable.fixture';

const none = { findings: 0, worst: -1 };
const failed = indexings.indexOf('failed');
const rank = (severity: (typeof severities)[number]) => severities.indexOf(severity);

test.each([
  [200, none, none],
  [301, none, none],
  [404, none, { findings: 1, worst: rank('error') }],
  [500, { findings: 2, worst: rank('notice') }, { findings: 3, worst: rank('error') }],
  [404, { findings: 1, worst: rank('error') }, { findings: 1, worst: rank('error') }],
  [0, none, { findings: 1, worst: rank('unverified') }],
  [0, { findings: 1, worst: rank('error') }, { findings: 1, worst: rank('error') }],
])('a URL with status %i and %j of its own has %j', (status, own, all) => {
  expect(problemsOf(status, failed, own)).toEqual(all);
});

test('a URL that was not requested has no failed response', () => {
  expect(problemsOf(0, indexings.indexOf('blocked'), none)).toEqual(none);
});

const statuses = [200, 204, 301, 400, 404, 410, 500, 503, 0];
const every = statuses.flatMap((status) =>
  indexings.flatMap((indexing) =>
    [-1, ...severities.keys()].map((worst) => ({ status, indexing, worst, findings: worst < 0 ? 0 : 2 })),
  ),
);

test('adding the response to findings that include it changes nothing', () => {
  for (const { status, indexing, findings, worst } of every) {
    const once = problemsOf(status, indexings.indexOf(indexing), { findings, worst });
    expect(problemsOf(status, indexings.indexOf(indexing), once)).toEqual(once);
    expect(once.findings > 0).toBe(once.worst >= 0);
  }
});

test('the structure, the counts and the filters agree on the URLs with errors and with findings', () => {
  const table = tableOf(every);
  const listed = (search: string) => choosePages(table, choiceIn(new URLSearchParams(search))).length;
  const pieces = byFolderAndDepth(table).flatMap(({ bars }) => bars.map((bar) => bar.pieces));
  const sum = (kinds: readonly (keyof (typeof pieces)[number])[]) =>
    pieces.reduce((total, one) => total + kinds.reduce((all, kind) => all + one[kind], 0), 0);
  const { faulty, status } = countPages(table);
  expect([faulty.error, listed('faulty=error')]).toEqual([sum(['error']), sum(['error'])]);
  expect([faulty.yes, listed('faulty=yes')]).toEqual([sum(severities), sum(severities)]);
  expect(listed('faulty=error&status=broken')).toBe(status.broken);
  expect(listed('sort=findings.desc')).toBe(every.length);
});
