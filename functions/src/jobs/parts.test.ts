import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { LogEntry } from '#domain/internalRecords';
import { startLargePages } from '#tests/support/largePages';
import type { AuditBatch } from '../audit/contract';
import { auditSite } from '../audit/testSupport.fixture';
import { addTotals, joinDeltas, splitDelta, splitReport } from './parts';

const deflate = promisify(deflateRaw);

/** Firestore's limit, and what the totals and the field names leave of it. */
const limit = 1_048_576;
const maxBytes = 1_000_000;

test('splits a commit into documents below Firestore’s limit, complete and in order', async () => {
  const site = await startLargePages();
  const batches: AuditBatch[] = [];
  await auditSite(
    { url: site.url, checkHtml: true, maxPages: 30, checkExternal: false },
    {
      sink: {
        wantsCommit: () => false,
        commit: async (batch) => {
          batches.push(batch);
        },
      },
    },
  );
  await site.close();
  const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  expect(Math.max(...batches.map(({ pages, findings }) => sizeOf({ pages, findings })))).toBeGreaterThan(
    limit,
  );
  for (const batch of batches) {
    const portions = splitReport(batch);
    expect(Math.max(...portions.map(sizeOf))).toBeLessThan(maxBytes);
    expect(portions.flatMap(({ findings }) => findings)).toEqual(batch.findings);
    expect(portions.flatMap(({ pages }) => pages)).toEqual(batch.pages);
    const delta = await deflate(JSON.stringify(batch.delta));
    const pieces = splitDelta(delta);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(maxBytes);
    expect(Buffer.concat(pieces)).toEqual(delta);
  }
}, 120_000);

test('makes one part of an empty commit, and a part of its own for an oversized item', () => {
  expect(splitReport({ pages: [], findings: [] })).toEqual([{ pages: [], findings: [] }]);
  const names = ['a', 'b'.repeat(50), 'c', 'd'.repeat(9), 'e'];
  const pages = names.map((url) => ({ url })) as unknown as AuditBatch['pages'];
  const portions = splitReport({ pages, findings: [] }, 40);
  expect(portions.map((portion) => portion.pages.map(({ url }) => url[0]).join(''))).toEqual([
    'a',
    'b',
    'cd',
    'e',
  ]);
});

test('splits bytes into pieces, and the rest into the last one', () => {
  expect(splitDelta(Buffer.from('abcdefg'), 3).map(String)).toEqual(['abc', 'def', 'g']);
  expect(splitDelta(Buffer.from('abcdef'), 3).map(String)).toEqual(['abc', 'def']);
  expect(splitDelta(Buffer.alloc(0), 3)).toHaveLength(1);
});

test('joins the pieces of deltas between other entries', async () => {
  const at = { seq: 0, fence: 1 };
  const commit = (text: string): LogEntry[] =>
    splitDelta(Buffer.from(text), 3).map((delta, n, all) =>
      n < all.length - 1 ? { ...at, kind: 'piece', delta } : { ...at, kind: 'commit', part: 1, delta },
    );
  const lease: LogEntry = { ...at, kind: 'lease' };
  const whole: string[] = [];
  for await (const delta of joinDeltas([
    lease,
    ...commit('abcdefg'),
    lease,
    ...commit('hi'),
    ...commit('jklm'),
  ]))
    whole.push(String(delta));
  expect(whole).toEqual(['abcdefg', 'hi', 'jklm']);
});

test('adds to totals by rule and severity and keeps their order', () => {
  const finding = (rule: 'broken-link' | 'title-missing') => ({ rule, severity: 'error' }) as never;
  const first = addTotals([], [finding('title-missing'), finding('broken-link')]);
  const second = addTotals(first, [finding('broken-link')]);
  expect(second).toEqual([
    { rule: 'title-missing', severity: 'error', findings: 1 },
    { rule: 'broken-link', severity: 'error', findings: 2 },
  ]);
  expect(addTotals(second, [])).toEqual(second);
});
