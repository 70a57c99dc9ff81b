import { pathTo } from '#domain/routes';
import type { WaitlistEntry } from '#domain/waitlist';
import type { EmailContent } from '#functions/platform/email';
import { environment } from '#functions/platform/environment';

const urlOf = (path: string, ticket?: string) =>
  `${environment.siteUrl}${path}${ticket === undefined ? '' : `?ticket=${ticket}`}`;

const notYou = 'If this wasn’t you, you can ignore this email. We won’t send another one.';

export function joinedEmail({ ticket }: WaitlistEntry): EmailContent {
  return {
    subject: 'You’re on the Plumbline waitlist',
    paragraphs: [
      'This email address joined the waitlist of Plumbline, which checks websites for broken links and other problems.',
      'We approve people a few at a time and will email you when it’s your turn.',
      notYou,
    ],
    link: { words: 'See your place', url: urlOf(pathTo('waitlist'), ticket) },
  };
}

/** The ticket in the link proves the email address, so the new account needs no further email. */
export function approvedEmail({ ticket, uid }: WaitlistEntry): EmailContent {
  return {
    subject: 'You now have access to Plumbline',
    paragraphs: [
      'You’re off the waitlist. Enter a site’s URL to run your first job.',
      uid ? 'Your account is ready. Log in to start.' : 'Sign up with this email address to start.',
    ],
    link: uid
      ? { words: 'Log in', url: urlOf(pathTo('login')) }
      : { words: 'Sign up', url: urlOf(pathTo('signup'), ticket) },
  };
}

export function hasAccountEmail(): EmailContent {
  return {
    subject: 'You already have a Plumbline account',
    paragraphs: ['Someone added this email address to the waitlist, but it already has an account.', notYou],
    link: { words: 'Log in', url: urlOf(pathTo('login')) },
  };
}
