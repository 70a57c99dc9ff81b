import { settings } from '../testPage.fixture';
import { referrerPolicyUnsafe } from './referrer-policy-unsafe';

const of = (value: string) => settings(referrerPolicyUnsafe, { 'referrer-policy': value });

test.each(['unsafe-url', 'no-referrer-when-downgrade', 'no-referrer, UNSAFE-URL'])('reports %s', (value) =>
  expect(of(value)).toHaveLength(1),
);

test.each(['no-referrer', 'unsafe-url, strict-origin', 'origin-when-cross-origin', ''])(
  "doesn't report %j",
  (value) => expect(of(value)).toEqual([]),
);
