import { chain, link } from '../testPage.fixture';
import {
  redirectChain,
  redirectInsecure,
  redirectLoop,
  redirectPermanent,
  redirectTemporary,
} from './redirects';

describe('redirect-chain', () => {
  const hops = (count: number) => Array.from({ length: count + 1 }, (_, n) => `https://example.com/${n}`);

  test('reports three redirects in a row', () => {
    const finalOutcome = chain(302, ...hops(3));
    expect(redirectChain.check(link({ target: 'https://example.com/0', finalOutcome }))?.message).toBe(
      '/0 takes 3 redirects to reach /3.',
    );
  });

  test("doesn't report two: http to https and then to the page is common and short", () => {
    expect(redirectChain.check(link({ finalOutcome: chain(302, ...hops(2)) }))).toBeNull();
  });

  test("reports another site's chain only if it is very long, as a notice", () => {
    const of = (count: number) =>
      redirectChain.check(link({ toSite: false, finalOutcome: chain(302, ...hops(count)) }));
    expect(of(5)).toBeNull();
    expect(of(6)?.severity).toBe('notice');
  });
});

describe('redirect-permanent', () => {
  const old = 'https://example.com/old';
  const fresh = 'https://example.com/new';

  test('reports an internal link to a URL that has moved permanently', () => {
    expect(
      redirectPermanent.check(link({ target: old, finalOutcome: chain(301, old, fresh) })),
    ).toMatchObject({
      message: '/old redirects permanently to /new.',
      evidence: { redirects: [old, fresh] },
    });
    expect(
      redirectPermanent.check(link({ target: old, finalOutcome: chain(308, old, fresh) })),
    ).not.toBeNull();
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
});

describe('redirect-temporary', () => {
  const from = 'https://example.com/offer';
  const to = (path: string) => `https://example.com${path}`;
  const check = (status: number, path: string, target = from) =>
    redirectTemporary.check(link({ target, finalOutcome: chain(status, target, to(path)) }))?.message;

  test.each([302, 303, 307])('reports a redirect of %s', (status) => {
    expect(check(status, '/spring')).toBe('/offer redirects temporarily to /spring.');
  });

  test("doesn't report a permanent redirect, or a link without one", () => {
    expect(check(301, '/spring')).toBeUndefined();
    expect(redirectTemporary.check(link())).toBeNull();
  });

  test("doesn't report a redirect to a login page, or from the start page to a language", () => {
    expect(check(302, '/login?next=/offer')).toBeUndefined();
    expect(check(302, '/account/sign-in')).toBeUndefined();
    expect(check(302, '/en/', 'https://example.com/')).toBeUndefined();
    expect(check(302, '/blog/login-is-new')).toBeUndefined();
    expect(check(302, '/authors')).toBeDefined();
  });

  test.each([
    ['/admin', '/users/sign_in'],
    ['/admin', '/session/new'],
    ['/wp-admin/', '/wp-login.php?redirect_to=x'],
    ['/checkout/', '/cart/'],
    ['/docs/html', '/en-US/docs/html'],
    ['/about', '/de/about'],
  ])("doesn't report what depends on the visitor: %s to %s", (asked, got) =>
    expect(check(302, got, to(asked))).toBeUndefined(),
  );

  test.each([
    ['/design_inside', '/design_index'],
    ['/checkout/', '/shop/'],
    ['/offer', '/cart/'],
    ['/docs/html', '/en-US/docs'],
    ['/about', '/us-only/about'],
    ['/docs', '/v2/docs'],
  ])('reports %s to %s', (asked, got) => expect(check(302, got, to(asked))).toBeDefined());

  test("doesn't report a form, whose data is missing", () => {
    const finalOutcome = chain(302, to('/search'), to('/'));
    expect(
      redirectTemporary.check(link({ element: 'form', target: to('/search'), finalOutcome })),
    ).toBeNull();
    expect(
      redirectTemporary.check(link({ element: 'a', target: to('/search'), finalOutcome })),
    ).not.toBeNull();
  });

  test("doesn't report a link to another site", () => {
    expect(
      redirectTemporary.check(link({ toSite: false, finalOutcome: chain(302, from, to('/x')) })),
    ).toBeNull();
  });
});

describe('redirect-loop', () => {
  const hops = ['https://example.com/a', 'https://example.com/b', 'https://example.com/a'];

  test('reports a loop', () => {
    const finalOutcome = { end: 'loop', seen: { status: 302 }, hops, statuses: [302, 302] } as const;
    expect(redirectLoop.check(link({ target: 'https://example.com/a', finalOutcome }))).toMatchObject({
      message: '/a redirects in a loop.',
      evidence: { redirects: hops },
    });
  });

  test('reports more redirects than browsers follow', () => {
    expect(redirectLoop.check(link({ finalOutcome: { end: 'too-long' } }))?.message).toBe(
      '/target redirects more than 10 times.',
    );
  });

  test("doesn't report a loop that cookies end, which is unverified, or a plain redirect", () => {
    expect(redirectLoop.check(link({ finalOutcome: { end: 'unverified', hops } }))).toBeNull();
    expect(
      redirectLoop.check(link({ finalOutcome: { hops: hops.slice(0, 2), statuses: [302] } })),
    ).toBeNull();
  });
});

describe('redirect-insecure', () => {
  const check = (...hops: string[]) =>
    redirectInsecure.check(link({ target: hops[0] ?? '', finalOutcome: chain(301, ...hops) }))?.message;

  test('reports a redirect from https to http', () => {
    expect(check('https://example.com/a', 'http://example.com/b')).toBe(
      '/a redirects to http://example.com/b, which isn’t encrypted.',
    );
  });

  test('reports it even if it ends at https, because a request in between was unencrypted', () => {
    expect(check('https://example.com/a', 'http://example.com/b', 'https://example.com/b')).toBeDefined();
  });

  test("doesn't report a redirect from http to https, or one that stays on https", () => {
    expect(check('http://example.com/a', 'https://example.com/a')).toBeUndefined();
    expect(check('https://example.com/a', 'https://example.com/b')).toBeUndefined();
  });
});
