import { settings } from '../testPage.fixture';
import { hstsWeak } from './hsts-weak';

const of = (value: string) => settings(hstsWeak, { 'strict-transport-security': value });

test.each(['max-age=300', 'max-age=0', 'includeSubDomains', 'max-age=; preload', 'maxage=31536000'])(
  'reports %s',
  (value) => expect(of(value)).toEqual([`Strict-Transport-Security says “${value}”, which expires too soon`]),
);

test.each([
  'max-age=31536000',
  'max-age="15768000"',
  'includeSubDomains; MAX-AGE=63072000; preload',
  'max-age=15552000, max-age=0',
])("doesn't report %s", (value) => expect(of(value)).toEqual([]));

test("doesn't report a missing one, which has its own rule", () =>
  expect(settings(hstsWeak, {})).toEqual([]));
