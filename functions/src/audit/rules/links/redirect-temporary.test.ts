import { chain, link } from '../testPage.fixture';
import { redirectTemporary } from './redirect-temporary';

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
  expect(redirectTemporary.check(link({ element: 'form', target: to('/search'), finalOutcome }))).toBeNull();
  expect(redirectTemporary.check(link({ element: 'a', target: to('/search'), finalOutcome }))).not.toBeNull();
});

test("doesn't report a link to another site", () => {
  expect(
    redirectTemporary.check(link({ toSite: false, finalOutcome: chain(302, from, to('/x')) })),
  ).toBeNull();
});
