import { endEarlyIfCanceled, type JobEnd, reportSize, withoutReport } from './jobEnd';

const inOrder: JobEnd = { ...withoutReport, state: 'succeeded' };
const many = 50_000;

/** A report that is sorted once `finish` is called. */
function sorting() {
  let finish: (ending: JobEnd) => void = () => undefined;
  const reported = new Promise<JobEnd>((resolve) => {
    finish = resolve;
  });
  return { reported, finish: () => finish(inOrder) };
}

test.each(['before', 'while'])('ends early with a large report if canceled %s it is sorted', async (when) => {
  const cancel = new AbortController();
  const { reported, finish } = sorting();
  if (when === 'before') cancel.abort();
  const ends = endEarlyIfCanceled(reported, many, cancel.signal);
  cancel.abort();
  const { end, lateReport } = await ends;
  expect(end).toMatchObject({ state: 'canceled', result: null, summary: null });
  finish();
  await expect(lateReport).resolves.toBe(inOrder);
});

test('waits for a small report, and for a large one that is not canceled', async () => {
  for (const [size, signal] of [
    [500, AbortSignal.abort()],
    [many, new AbortController().signal],
  ] as const) {
    const { reported, finish } = sorting();
    const ends = endEarlyIfCanceled(reported, size, signal);
    finish();
    await expect(ends).resolves.toEqual({ end: inOrder, lateReport: null });
  }
});

test('rejects with a sorting error, immediately or through the late report', async () => {
  const failed = () => Promise.reject(new Error('no database'));
  await expect(endEarlyIfCanceled(failed(), many, new AbortController().signal)).rejects.toThrow(
    'no database',
  );
  const { lateReport } = await endEarlyIfCanceled(failed(), many, AbortSignal.abort());
  await expect(lateReport).rejects.toThrow('no database');
});

test('the size of a report is the number of its pages and findings', () => {
  const counts = { error: 1, warning: 2, notice: 3, unverified: 4 };
  expect(reportSize({ result: { pages: 100, counts } } as Parameters<typeof reportSize>[0])).toBe(110);
});

test.each([
  [5_000, 'succeeded'],
  [5_001, 'canceled'],
])('a canceled job with %i pages and findings ends as %s', async (size, state) => {
  const { reported, finish } = sorting();
  const ends = endEarlyIfCanceled(reported, size, AbortSignal.abort());
  finish();
  expect((await ends).end.state).toBe(state);
});
