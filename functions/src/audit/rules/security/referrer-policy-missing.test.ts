import { settings } from '../testPage';
import { referrerPolicyMissing } from './referrer-policy-missing';

test.each([{}, { 'referrer-policy': '' }, { 'referrer-policy': 'strictest' }])('%j', (headers) =>
  expect(settings(referrerPolicyMissing, headers)).toEqual(['No Referrer-Policy is set']),
);

test.each(['no-referrer', 'Same-Origin', 'made-up, strict-origin-when-cross-origin'])('not %s', (value) =>
  expect(settings(referrerPolicyMissing, { 'referrer-policy': value })).toEqual([]),
);

test('not one in the page', () => {
  expect(settings(referrerPolicyMissing, {}, { html: '<meta name="referrer" content="origin">' })).toEqual(
    [],
  );
});
