import { environment } from '#functions/platform/environment';
import { approvedEmail, hasAccountEmail, joinedEmail } from './emails';

const entry = {
  id: 'entry',
  email: 'ada@example.com',
  state: 'waiting',
  joinedAt: new Date('2026-11-24'),
  decidedAt: null,
  uid: null,
  ticket: 'secret',
} as const;
const at = (path: string) => `${environment.siteUrl}${path}`;

test('the email to a new entry links to its place', () => {
  expect(joinedEmail(entry).link?.url).toBe(at('/waitlist?ticket=secret'));
});

test('the approval email without an account links to sign-up with the ticket', () => {
  const { link, paragraphs } = approvedEmail(entry);
  expect(link?.url).toBe(at('/auth/signup?ticket=secret'));
  expect(paragraphs.join(' ')).toContain('Sign up with this email address');
});

test('the approval email with an account links to login without the ticket', () => {
  const { link, paragraphs } = approvedEmail({ ...entry, uid: 'ada' });
  expect(link?.url).toBe(at('/auth/login'));
  expect(paragraphs.join(' ')).toContain('Your account is ready');
});

test('the email to an existing account links to login without the ticket', () => {
  expect(hasAccountEmail().link?.url).toBe(at('/auth/login'));
});

test.each([joinedEmail(entry), hasAccountEmail()])(
  'an email that someone else may have caused says so: $subject',
  (email) => {
    expect(email.paragraphs.join(' ')).toMatch(/If this wasn’t you, you can ignore this email/);
  },
);
