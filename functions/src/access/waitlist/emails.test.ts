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

test('whoever joins gets a link to their own place', () => {
  expect(joinedEmail(entry).link?.url).toBe(at('/waitlist?ticket=secret'));
});

test('whoever is let in signs up by a link that proves the email address', () => {
  const { link, paragraphs } = approvedEmail(entry);
  expect(link?.url).toBe(at('/auth/signup?ticket=secret'));
  expect(paragraphs.join(' ')).toContain('Sign up with this address');
});

test('whoever is let in and has an account logs in, by a link without a secret', () => {
  const { link, paragraphs } = approvedEmail({ ...entry, uid: 'ada' });
  expect(link?.url).toBe(at('/auth/login'));
  expect(paragraphs.join(' ')).toContain('Your account is ready');
});

test('whoever has an account already logs in, by a link without a secret', () => {
  expect(hasAccountEmail().link?.url).toBe(at('/auth/login'));
});

test.each([joinedEmail(entry), hasAccountEmail()])(
  'a mail that somebody else caused says so: $subject',
  (letter) => {
    expect(letter.paragraphs.join(' ')).toMatch(/If that was not you, ignore this mail/);
  },
);
