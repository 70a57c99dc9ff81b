import { broken, link } from '../testPage';
import { pageError } from './page-error';

const url = 'https://example.com/start';
const check = (finalOutcome: Parameters<typeof link>[0]) =>
  pageError.check({ url, finalOutcome: link({ target: url, ...finalOutcome }).finalOutcome });

test('an address to begin with that answers an error', () => {
  expect(check({ finalOutcome: broken(500) })).toMatchObject({
    message: '/start returns 500 (internal server error).',
    evidence: { status: 500 },
  });
});

test('one that refuses us is not proven to be broken', () => {
  expect(check({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })).toMatchObject({
    severity: 'unverified',
  });
});

test('not one that answers, or that robots.txt forbids', () => {
  expect(check({})).toBeNull();
  expect(check({ finalOutcome: { end: 'skipped' } })).toBeNull();
});
