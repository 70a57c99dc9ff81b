import { broken, link } from '../testPage';
import { pageError } from './page-error';

const url = 'https://example.com/start';
const check = (fate: Parameters<typeof link>[0]) =>
  pageError.check({ url, fate: link({ target: url, ...fate }).fate });

test('an address to begin with that answers an error', () => {
  expect(check({ fate: broken(500) })).toMatchObject({
    message: '/start answers 500 (internal server error).',
    evidence: { status: 500 },
  });
});

test('one that refuses us is not proven to be broken', () => {
  expect(check({ fate: { end: 'unverified', seen: { status: 403 } } })).toMatchObject({
    severity: 'unverified',
  });
});

test('not one that answers, or that robots.txt forbids', () => {
  expect(check({})).toBeNull();
  expect(check({ fate: { end: 'skipped' } })).toBeNull();
});
