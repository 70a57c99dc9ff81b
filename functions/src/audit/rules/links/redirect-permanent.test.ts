import { chain, link } from '../testPage.fixture';
import { redirectPermanent } from './redirect-permanent';

const old = 'https://example.com/old';
const fresh = 'https://example.com/new';

test('reports an internal link to a URL that has moved permanently', () => {
  expect(redirectPermanent.check(link({ target: old, finalOutcome: chain(301, old, fresh) }))).toMatchObject({
    message: '/old redirects permanently to /new.',
    evidence: { redirects: [old, fresh] },
  });
  expect(redirectPermanent.check(link({ target: old, finalOutcome: chain(308, old, fresh) }))).not.toBeNull();
});

test('reports the permanent part of a chain that ends with a temporary redirect', () => {
  const finalOutcome = { hops: [old, 'https://example.com/shop', fresh], statuses: [301, 302] };
  expect(redirectPermanent.check(link({ target: old, finalOutcome }))).toMatchObject({
    message: '/old redirects permanently to /shop.',
    evidence: { redirects: [old, 'https://example.com/shop', fresh] },
  });
  const both = { ...finalOutcome, statuses: [301, 308] };
  expect(redirectPermanent.check(link({ target: old, finalOutcome: both }))?.message).toContain('to /new.');
});

test("doesn't report a permanent redirect to https followed by a temporary one", () => {
  const insecure = 'http://example.com/new';
  const finalOutcome = { hops: [insecure, fresh, 'https://example.com/login'], statuses: [301, 302] };
  expect(redirectPermanent.check(link({ target: insecure, finalOutcome }))).toBeNull();
});

test("doesn't report a temporary redirect", () => {
  expect(redirectPermanent.check(link({ target: old, finalOutcome: chain(302, old, fresh) }))).toBeNull();
});

test("doesn't report a link to another site, which may move", () => {
  expect(
    redirectPermanent.check(link({ target: old, toSite: false, finalOutcome: chain(301, old, fresh) })),
  ).toBeNull();
});

test("doesn't report what other rules report: a broken end, a chain, or a redirect to https", () => {
  const gone = { ...chain(301, old, fresh), end: 'broken' as const, seen: { status: 404 } };
  expect(redirectPermanent.check(link({ target: old, finalOutcome: gone }))).toBeNull();
  expect(
    redirectPermanent.check(link({ target: old, finalOutcome: chain(301, old, '/1', '/2', fresh) })),
  ).toBeNull();
  const insecure = 'http://example.com/new';
  expect(
    redirectPermanent.check(link({ target: insecure, finalOutcome: chain(301, insecure, fresh) })),
  ).toBeNull();
});
