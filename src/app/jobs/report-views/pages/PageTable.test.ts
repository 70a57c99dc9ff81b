import { severities } from '#domain/finding';
import { indexings } from '#domain/indexing';
import type { PageColumns } from '#domain/sortedReport';
import { byFolderAndDepth } from '../structure/multiples';
import { choiceIn, choosePages } from './choosePages';
import { PageTable, problemsOf } from './PageTable';
import { countPages } from './pageCounts';
import { tableOf } from './pageTable.fixture';

describe('the table of pages', () => {
  const part = (more: Partial<PageColumns>): PageColumns => ({
    status: [200, 404],
    type: [0, 0],
    bytes: [1, 2],
    durationMs: [3, 4],
    depth: [0, 1],
    inLinks: [0, 5],
    findings: [0, 6],
    worst: [-1, 0],
    indexing: [0, 0],
    folder: [0, 1],
    folders: ['/', '/blog/'],
    ...more,
  });

  test('merges documents that number their folders independently', () => {
    const table = new PageTable([part({}), part({ folders: ['/blog/', '/docs/'] })]);
    expect(table.length).toBe(4);
    expect([0, 1, 2, 3].map((place) => table.at(place)?.folder)).toEqual(['/', '/blog/', '/blog/', '/docs/']);
    expect(table.folders).toEqual(['/', '/blog/', '/docs/']);
    expect(table.at(3)).toMatchObject({ status: 404, bytes: 2, inLinks: 5, findings: 6, worst: 0 });
    expect(table.at(4)).toBeUndefined();
  });

  test('returns the same object for a page on each render', () => {
    const table = tableOf([{}, {}]);
    expect(table.at(1)).toBe(table.at(1));
  });

  test('counts what a filter would match', () => {
    const table = tableOf([
      { status: 0 },
      { status: 301, findings: 2 },
      { indexing: 'noindex' },
      { status: 0, indexing: 'blocked' },
    ]);
    expect(countPages(table)).toMatchObject({
      status: { ok: 1, redirect: 1, broken: 0, silent: 1, unasked: 1 },
      faulty: { yes: 2, error: 0 },
      indexing: { indexable: 2, noindex: 1, blocked: 1 },
    });
  });
});

describe('problems of a page', () => {
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
});
