import { settings } from '../testPage.fixture';
import { referrerPolicyMissing } from './referrer-policy-missing';

test.each([{}, { 'referrer-policy': '' }, { 'referrer-policy': 'strictest' }])('reports %j', (headers) =>
  expect(settings(referrerPolicyMissing, headers)).toEqual(['No Referrer-Policy is set']),
);

test.each(['no-referrer', 'Same-Origin', 'made-up, strict-origin-when-cross-origin'])(
  "doesn't report %s",
  (value) => expect(settings(referrerPolicyMissing, { 'referrer-policy': value })).toEqual([]),
);

test("doesn't report one in the page", () => {
  expect(settings(referrerPolicyMissing, {}, { html: '<meta name="referrer" content="origin">' })).toEqual(
    [],
  );
});
