import { chain, link } from '../testPage';
import { redirectPermanent } from './redirect-permanent';

const old = 'https://example.com/old';
const fresh = 'https://example.com/new';

test('a link of the site to an address that has moved for good', () => {
  expect(redirectPermanent.check(link({ target: old, finalOutcome: chain(301, old, fresh) }))).toMatchObject({
    message: '/old redirects permanently to /new.',
    evidence: { redirects: [old, fresh] },
  });
  expect(redirectPermanent.check(link({ target: old, finalOutcome: chain(308, old, fresh) }))).not.toBeNull();
});

test('as far as it has moved for good: from there it is sent on for now', () => {
  const finalOutcome = { hops: [old, 'https://example.com/shop', fresh], statuses: [301, 302] };
  expect(redirectPermanent.check(link({ target: old, finalOutcome }))).toMatchObject({
    message: '/old redirects permanently to /shop.',
    evidence: { redirects: [old, 'https://example.com/shop', fresh] },
  });
  const both = { ...finalOutcome, statuses: [301, 308] };
  expect(redirectPermanent.check(link({ target: old, finalOutcome: both }))?.message).toContain('to /new.');
});

test('not one that is made secure for good and then sent on for now', () => {
  const insecure = 'http://example.com/new';
  const finalOutcome = { hops: [insecure, fresh, 'https://example.com/login'], statuses: [301, 302] };
  expect(redirectPermanent.check(link({ target: insecure, finalOutcome }))).toBeNull();
});

test('not one that has moved for now', () => {
  expect(redirectPermanent.check(link({ target: old, finalOutcome: chain(302, old, fresh) }))).toBeNull();
});

test('not a link to another site, which may move as it likes', () => {
  expect(
    redirectPermanent.check(link({ target: old, toSite: false, finalOutcome: chain(301, old, fresh) })),
  ).toBeNull();
});

test('not what another rule says: broken at the end, a chain, or only made secure', () => {
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
