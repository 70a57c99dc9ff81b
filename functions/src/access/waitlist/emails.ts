import { pathTo } from '#domain/routes';
import type { WaitlistEntry } from '#domain/waitlist';
import type { EmailContent } from '#functions/platform/email';
import { environment } from '#functions/platform/environment';

const urlOf = (path: string, ticket?: string) =>
  `${environment.siteUrl}${path}${ticket === undefined ? '' : `?ticket=${ticket}`}`;

const notYou = 'If that was not you, ignore this mail: nothing more will come.';

export function joinedEmail({ ticket }: WaitlistEntry): EmailContent {
  return {
    subject: 'You are on Plumbline’s waitlist',
    paragraphs: [
      'This address joined the waitlist of Plumbline, which checks web sites for broken links and faults.',
      'We let people in a few at a time and write to you when it is your turn.',
      notYou,
    ],
    link: { words: 'See your place', url: urlOf(pathTo('waitlist'), ticket) },
  };
}

/** The ticket in the link proves the email address, so the new account needs no further email. */
export function approvedEmail({ ticket, uid }: WaitlistEntry): EmailContent {
  return {
    subject: 'It is your turn: Plumbline is open for you',
    paragraphs: [
      'You are in. Give Plumbline the address of a site, and watch it being checked.',
      uid ? 'Your account is ready: log in with it.' : 'Sign up with this address to begin.',
    ],
    link: uid
      ? { words: 'Log in', url: urlOf(pathTo('login')) }
      : { words: 'Sign up', url: urlOf(pathTo('signup'), ticket) },
  };
}

export function hasAccountEmail(): EmailContent {
  return {
    subject: 'You already have a Plumbline account',
    paragraphs: ['Somebody put this address on the waitlist, but its account is open already.', notYou],
    link: { words: 'Log in', url: urlOf(pathTo('login')) },
  };
}
