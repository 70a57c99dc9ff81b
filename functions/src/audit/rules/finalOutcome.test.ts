import type { FinalOutcome } from '../facts/outcome';
import { evidenceOf } from './finalOutcome';

const hops = ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'];
const [first, second, last] = [{ server: 'a' }, { server: 'b' }, { server: 'c' }];
const finalOutcome = (parts: Partial<FinalOutcome>): FinalOutcome => ({
  end: 'ok',
  seen: { status: 200 },
  hops,
  statuses: [301, 301],
  ...parts,
});

test('shows the headers of the redirect if the chain ends well', () => {
  expect(evidenceOf(finalOutcome({ answers: [first, second, undefined] }))).toEqual({
    status: 200,
    redirects: hops,
    headers: first,
  });
});

test('shows the last headers if the chain ends badly, and names their URL', () => {
  const seen = { status: 404 };
  expect(evidenceOf(finalOutcome({ end: 'broken', seen, answers: [first, second, last] }))).toMatchObject({
    headers: last,
    answeredBy: hops[2],
  });
});

test('shows the headers of the hop that a rule selects', () => {
  expect(evidenceOf(finalOutcome({ answers: [first, second, undefined] }), 1)).toMatchObject({
    headers: second,
    answeredBy: hops[1],
  });
});

test('shows no headers without a response', () => {
  const seen = { status: 0, error: 'ENOTFOUND' };
  const silent = evidenceOf(finalOutcome({ end: 'broken', seen, answers: [first, second, undefined] }));
  expect(silent).toEqual({ error: 'ENOTFOUND', redirects: hops });
  expect(evidenceOf(finalOutcome({ hops: hops.slice(0, 1), statuses: [] }))).toEqual({ status: 200 });
});
