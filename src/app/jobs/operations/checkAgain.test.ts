import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import type { CheckAgainResult } from '#domain/operations';
import { CheckedFindings } from './checkAgain';

const request = { jobId: 'job', position: 3, fingerprint: 'abc' };

function backend(call: jest.Mock) {
  return fakeBackend({ functions: { call } }).functions;
}

test('keeps a result, and notifies subscribers', async () => {
  const store = new CheckedFindings();
  const statuses: unknown[] = [];
  store.subscribe(() => statuses.push(store.of('abc')?.status));
  const result: CheckAgainResult = { verdict: 'gone' };
  await store.check(backend(jest.fn().mockResolvedValue(result)), request);
  expect(statuses).toEqual(['checking', 'checked']);
  expect(store.of('abc')).toEqual({ status: 'checked', result });
  expect(store.of('another')).toBeUndefined();
});

test('reads the page once on a double click', async () => {
  const call = jest.fn().mockResolvedValue({ verdict: 'gone' });
  const store = new CheckedFindings();
  await Promise.all([store.check(backend(call), request), store.check(backend(call), request)]);
  expect(call).toHaveBeenCalledTimes(1);
});

test('keeps a failure for the screen, and can be retried', async () => {
  const store = new CheckedFindings();
  const error = errorWith('unavailable');
  await store.check(backend(jest.fn().mockRejectedValue(error)), request);
  expect(store.of('abc')).toEqual({ status: 'failed', error });
  await store.check(backend(jest.fn().mockResolvedValue({ verdict: 'gone' })), request);
  expect(store.of('abc')?.status).toBe('checked');
});
