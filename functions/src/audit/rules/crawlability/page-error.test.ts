import { broken, link } from '../testPage.fixture';
import { pageError } from './page-error';

const url = 'https://example.com/start';
const check = (finalOutcome: Parameters<typeof link>[0]) =>
  pageError.check({ url, finalOutcome: link({ target: url, ...finalOutcome }).finalOutcome });

test('reports a start URL that responds with an error', () => {
  expect(check({ finalOutcome: broken(500) })).toMatchObject({
    message: '/start returns 500 (internal server error).',
    evidence: { status: 500 },
  });
});

test("doesn't report one that refuses the crawler", () => {
  expect(check({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })).toMatchObject({
    severity: 'unverified',
  });
});

test("doesn't report one that responds, or that robots.txt disallows", () => {
  expect(check({})).toBeNull();
  expect(check({ finalOutcome: { end: 'skipped' } })).toBeNull();
});
