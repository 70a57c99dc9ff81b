import { redirectPermanent } from './redirect-permanent';
import { journey, link } from './testPage';

const old = 'https://example.com/old';
const fresh = 'https://example.com/new';

test('a link of the site to an address that has moved for good', () => {
  expect(redirectPermanent.check(link({ target: old, fate: journey(301, old, fresh) }))).toMatchObject({
    message: '/old has moved for good to /new.',
    evidence: { redirects: [old, fresh] },
  });
  expect(redirectPermanent.check(link({ target: old, fate: journey(308, old, fresh) }))).not.toBeNull();
});

test('not one that has moved for now', () => {
  expect(redirectPermanent.check(link({ target: old, fate: journey(302, old, fresh) }))).toBeNull();
});

test('not a link to another site, which may move as it likes', () => {
  expect(
    redirectPermanent.check(link({ target: old, toSite: false, fate: journey(301, old, fresh) })),
  ).toBeNull();
});

test('not what another rule says: broken at the end, a chain, or only made secure', () => {
  const gone = { ...journey(301, old, fresh), end: 'broken' as const, seen: { status: 404 } };
  expect(redirectPermanent.check(link({ target: old, fate: gone }))).toBeNull();
  expect(
    redirectPermanent.check(link({ target: old, fate: journey(301, old, '/1', '/2', fresh) })),
  ).toBeNull();
  const insecure = 'http://example.com/new';
  expect(redirectPermanent.check(link({ target: insecure, fate: journey(301, insecure, fresh) }))).toBeNull();
});
