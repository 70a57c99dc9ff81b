import { link } from '../testPage.fixture';
import { unverifiedLink } from './unverified-link';

const saw = (seen: { status: number; error?: string }) =>
  unverifiedLink.check(link({ target: 'https://other.example/', finalOutcome: { end: 'unverified', seen } }))
    ?.message;

test.each([
  [{ status: 403 }, 'https://other.example/ returns 403 (forbidden), so we couldn’t verify it.'],
  [{ status: 999 }, 'https://other.example/ returns 999, so we couldn’t verify it.'],
  [
    { status: 0, error: 'UND_ERR_HEADERS_TIMEOUT' },
    'https://other.example/ can’t be reached: its server didn’t respond in time, so we couldn’t verify it.',
  ],
  [
    { status: 0, error: 'ROBOTS' },
    'https://other.example/ wasn’t checked, because its robots.txt blocks crawlers.',
  ],
])('reports %j', (seen, message) => expect(saw(seen)).toBe(message));

test("doesn't report a link that is proven to work or to be broken", () => {
  expect(unverifiedLink.check(link())).toBeNull();
  expect(unverifiedLink.check(link({ finalOutcome: { end: 'broken', seen: { status: 404 } } }))).toBeNull();
});
