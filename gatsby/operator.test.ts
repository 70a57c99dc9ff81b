import { missingVariables, securityText } from './operator';

const complete = {
  GATSBY_FIREBASE_API_KEY: 'key',
  GATSBY_FIREBASE_AUTH_DOMAIN: 'plumbline-prod.firebaseapp.com',
  GATSBY_FIREBASE_PROJECT_ID: 'plumbline-prod',
  GATSBY_FIREBASE_APP_ID: '1:2:web:3',
  GATSBY_OPERATOR_NAME: 'Example Ltd',
  GATSBY_OPERATOR_ADDRESS: '1 Example Street, Dublin',
  GATSBY_OPERATOR_LAW: 'the law of Ireland',
  GATSBY_SUPPORT_EMAIL: 'help@example.com',
};

test('a build for a project needs everything that the legal pages say about the operator', () => {
  expect(missingVariables(complete)).toEqual([]);
  const problems = missingVariables({
    ...complete,
    GATSBY_OPERATOR_ADDRESS: ' ',
    GATSBY_OPERATOR_LAW: '',
  });
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^GATSBY_OPERATOR_ADDRESS is missing: .*postal address/);
});

test('a build without any variables stops, because its site would fail in every browser', () => {
  const problems = missingVariables({});
  expect(problems).toHaveLength(8);
  expect(problems[0]).toMatch(/^GATSBY_FIREBASE_API_KEY is missing: .*Set it in \.env\.production/);
});

test('a build for staging names its own file', () => {
  const [problem] = missingVariables({
    ...complete,
    GATSBY_FIREBASE_APP_ID: '',
    GATSBY_ACTIVE_ENV: 'staging',
  });
  expect(problem).toContain('.env.staging');
});

test('a build for this machine may show placeholders', () => {
  expect(missingVariables({ GATSBY_ACTIVE_ENV: 'local' })).toEqual([]);
});

test('security.txt says where to report a vulnerability, and expires within a year', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const text = securityText({ siteUrl: 'https://example.com', email: 'help@example.com', now });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:help@example.com',
    'Contact: https://example.com/security#report-a-vulnerability',
    'Expires: 2027-11-26T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://example.com/.well-known/security.txt',
    'Policy: https://example.com/security',
    '',
  ]);
});

test('without an email address, security.txt still has a contact, which the standard requires', () => {
  const text = securityText({ siteUrl: 'https://example.com', email: undefined, now: new Date(0) });
  expect(text).toMatch(/^Contact: https:/);
});
