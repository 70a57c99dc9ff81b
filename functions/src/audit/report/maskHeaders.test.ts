import type { Finding } from '#domain/finding';
import { noProgress } from '#domain/job';
import type { AuditBatch, AuditSink } from '../contract';
import { maskHeaders } from './maskHeaders';

function collecting() {
  const batches: AuditBatch[] = [];
  let watched = noProgress;
  const sink: AuditSink = {
    watch: (progress) => {
      watched = progress();
      return () => undefined;
    },
    wantsCommit: () => true,
    commit: async (batch) => void batches.push(batch),
  };
  return { sink, batches, watched: () => watched };
}

/** Returns the message of a finding as the sink receives it. */
async function messageAt(
  headers: Readonly<Record<string, string>>,
  message: string,
): Promise<string | undefined> {
  const { sink, batches } = collecting();
  const finding = { message, evidence: { redirects: [message], line: 1 } } as unknown as Finding;
  await maskHeaders(sink, headers).commit({
    pages: [],
    findings: [finding],
    delta: {},
    progress: noProgress,
  });
  const [first] = batches[0]?.findings ?? [];
  expect(first?.evidence).toEqual({ redirects: [first?.message], line: 1 });
  return first?.message;
}

test.each([
  ['a value', { 'X-Key': 'open sesame' }, 'Your key is open sesame.', 'Your key is ***.'],
  ['a value in a link', { 'X-Key': 'open sesame' }, '/a?k=open%20sesame', '/a?k=***'],
  ['a token without its scheme', { Authorization: 'Bearer abcdefgh' }, 'token=abcdefgh', 'token=***'],
  ['one cookie of several', { Cookie: 'a=1; sid=abcdefgh' }, 'sid is abcdefgh', 'sid is ***'],
  ['all cookies', { cookie: 'a=1; sid=abcdefgh' }, '[a=1; sid=abcdefgh]', '[***]'],
  ['no short value', { 'X-Lang': 'de' }, 'ode', 'ode'],
  ['no Accept header', { Accept: 'application/json' }, 'application/json', 'application/json'],
])('masks %s', async (_, headers, text, expected) => {
  expect(await messageAt(Object.fromEntries(Object.entries(headers)), text)).toBe(expected);
});

test('masks a longer value completely if another value is part of it', async () => {
  const headers = { 'X-A': 'abcdefgh', 'X-B': 'abcdefghij' };
  expect(await messageAt(headers, 'abcdefghij abcdefgh')).toBe('*** ***');
});

test('passes the sink masked progress and an unchanged delta', async () => {
  const { sink, batches, watched } = collecting();
  const masking = maskHeaders(sink, { 'X-Key': 'opensesame' });
  const progress = { ...noProgress, currentUrl: '/?opensesame' };
  masking.watch?.(() => progress);
  await masking.commit({ pages: [], findings: [], delta: { url: '/?opensesame' }, progress });
  expect(watched().currentUrl).toBe('/?***');
  expect(batches[0]).toMatchObject({ delta: { url: '/?opensesame' }, progress: { currentUrl: '/?***' } });
});

test("doesn't require a sink to watch anything", () => {
  const { watch: _, ...sink } = collecting().sink;
  expect(maskHeaders(sink, {}).watch?.(() => noProgress)).toBeInstanceOf(Function);
});
