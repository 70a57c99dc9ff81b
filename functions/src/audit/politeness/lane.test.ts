import { isNormal } from './hostPolicy';
import { concurrencyOf, countRefusal, countSuccess, gapOf, newLane, undoBackoff } from './lane';

const lane = () => newLane({ concurrency: 8, gap: 100 });

function slowed(refusals: number) {
  const slow = lane();
  for (let n = 1; n <= refusals; n += 1) countRefusal(slow, 0, n, n);
  return slow;
}

describe('a host that refuses', () => {
  it('gets half the concurrency and twice the gap after each refusal', () => {
    expect([0, 1, 2].map(slowed).map((slow) => [concurrencyOf(slow), gapOf(slow)])).toEqual([
      [8, 100],
      [4, 200],
      [2, 400],
    ]);
  });

  it('counts a refusal only if its request began after the previous one', () => {
    const slow = slowed(1);
    countRefusal(slow, 0, 1, 2);
    expect(slow).toMatchObject({ backoffLevel: 2, refusals: 2 });
    countRefusal(slow, 0, 1, 3);
    expect(slow).toMatchObject({ backoffLevel: 2, refusals: 2 });
  });
});

describe('a host that responds well', () => {
  it('is requested faster after 20 successes in a row, and reports only those that change something', () => {
    const slow = slowed(2);
    const news = Array.from({ length: 41 }, () => countSuccess(slow));
    expect(news.flatMap((isNew, at) => (isNew ? [at + 1] : []))).toEqual([1, 20, 40]);
    expect(slow).toMatchObject({ backoffLevel: 0, refusals: 0 });
  });

  it('is never requested faster than at first', () => {
    const fast = lane();
    for (let n = 0; n < 100; n += 1) expect(countSuccess(fast)).toBe(false);
    expect([concurrencyOf(fast), gapOf(fast)]).toEqual([8, 100]);
  });

  it('needs 20 successes again after each refusal', () => {
    const slow = slowed(1);
    for (let n = 0; n < 19; n += 1) countSuccess(slow);
    countRefusal(slow, 0, 5, 5);
    for (let n = 0; n < 19; n += 1) countSuccess(slow);
    expect(slow.backoffLevel).toBe(2);
    expect(countSuccess(slow)).toBe(true);
    expect(slow.backoffLevel).toBe(1);
  });
});

test('takes back one refusal, but keeps the requested backoff level', () => {
  const slow = slowed(3);
  undoBackoff(slow, 2);
  expect(slow).toMatchObject({ backoffLevel: 2, refusals: 2 });
  undoBackoff(slow, 2);
  expect(slow).toMatchObject({ backoffLevel: 2, refusals: 1 });
  for (let n = 0; n < 4; n += 1) undoBackoff(slow, 0);
  expect(slow).toMatchObject({ backoffLevel: 0, refusals: 0 });
});

test('is calm only if the host has refused nothing', () => {
  const calm = { backoffLevel: 0, refusals: 0, until: 0, isSuspended: false };
  const changes = [{}, { until: 9 }, { backoffLevel: 1 }, { refusals: 1 }, { isSuspended: true }];
  expect(changes.map((change) => isNormal({ ...calm, ...change }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
