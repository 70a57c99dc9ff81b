import type { ReportPart } from '#domain/report';
import type { DataService, Query } from '#services/backend';
import { readPartialFindings } from './partialFindings';

const part = (n: number): ReportPart =>
  ({
    n,
    totals: [],
    pages: [{ url: `https://e.com/${n}` }],
    findings: [
      { rule: 'title-missing', severity: 'warning', page: `/${n}`, target: null, fingerprint: `t${n}` },
      { rule: 'broken-link', severity: 'error', page: `/${n}`, target: '/gone', fingerprint: `b${n}` },
    ],
  }) as unknown as ReportPart;

/** Returns parts as the database returns them, and records the queries. */
function stored(count: number) {
  const asked: Query[] = [];
  const all = Array.from({ length: count }, (_, at) => part(at + 1));
  const readQuery = async (query: Query) => {
    asked.push(query);
    const inOrder = query.orderBy[1] === 'asc' ? all : [...all].reverse();
    return inOrder.filter(({ n }) => n > Number(query.after ?? 0)).slice(0, query.limit);
  };
  return { asked, all, data: { readQuery } as unknown as Pick<DataService, 'readQuery'> };
}

test('reads any number of parts with limited concurrency, and reports progress', async () => {
  const { data, asked } = stored(60);
  const shares: number[] = [];
  const kept = await readPartialFindings(data, 'job', (share) => shares.push(share));
  expect(kept.findings.total).toBe(120);
  expect(kept.pages).toHaveLength(60);
  expect(shares).toEqual([25 / 60, 50 / 60, 1]);
  expect(Math.max(...asked.map(({ limit = Number.POSITIVE_INFINITY }) => limit))).toBe(25);
});

test('sorts like a report: worst rule first, its findings by page', async () => {
  const { views, findings, content } = await readPartialFindings(stored(3).data, 'job', () => undefined);
  expect(views.map(({ id, length, pages }) => [id, length, pages])).toEqual([
    ['broken-link', 3, 3],
    ['title-missing', 3, 3],
  ]);
  const [broken] = views;
  expect(findings.at(broken?.positionAt(2) ?? -1)?.fingerprint).toBe('b3');
  expect(await content.findings(() => undefined, 2)).toHaveLength(2);
  expect(await content.pages(() => undefined)).toHaveLength(3);
});

test('returns nothing for a job without findings', async () => {
  const { findings, pages } = await readPartialFindings(stored(0).data, 'job', () => undefined);
  expect([findings.total, pages.length]).toEqual([0, 0]);
});

test('does not treat parts that are deleted during the read as an empty report', async () => {
  const { data, all } = stored(30);
  const reading = readPartialFindings(data, 'job', () => all.splice(0));
  await expect(reading).rejects.toMatchObject({ code: 'not-found' });
});
