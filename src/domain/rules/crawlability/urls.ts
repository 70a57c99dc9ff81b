import type { RuleTable } from '../define';

/** What an address answers, how it is written and how far away it is. */
export const urls = {
  'page-error': {
    severity: 'error',
    weight: 0.4,
    title: 'Page that answers with an error',
    why: 'The address you gave has no page behind it.',
    fix: 'Bring the page back, or correct the address.',
  },
  'not-found-status': {
    severity: 'warning',
    weight: 0.1,
    title: 'Missing addresses that pretend to be there',
    why: 'Nobody can tell a wrong address from a right one, and search engines list empty pages.',
    fix: 'Answer what doesn’t exist with status 404.',
  },
  'meta-refresh': {
    severity: 'warning',
    weight: 0.05,
    title: 'Page that sends visitors on by itself',
    why: 'Slow readers lose the text, and the Back button stops working.',
    fix: 'Let the server redirect instead.',
  },
  'url-uppercase': {
    severity: 'notice',
    weight: 0,
    title: 'Address with capital letters',
    why: 'People type small letters and reach an error or a second copy.',
    fix: 'Use small letters, and redirect the others.',
  },
  'url-too-long': {
    severity: 'notice',
    weight: 0,
    title: 'Very long address',
    why: 'It breaks in mails and is cut in search results.',
    fix: 'Name the page, not the way to it.',
  },
  'url-session-id': {
    severity: 'warning',
    weight: 0.1,
    title: 'Address with a session in it',
    why: 'Who shares the address shares the session.',
    fix: 'Keep sessions in cookies only.',
  },
  'url-double-slash': {
    severity: 'warning',
    weight: 0.03,
    title: 'Address with two slashes in a row',
    why: 'The same page exists twice, and links on it may lead astray.',
    fix: 'Correct the link that leads there, and redirect.',
  },
  'page-deep': {
    severity: 'notice',
    weight: 0,
    title: 'Page far from the start',
    why: 'Hardly anybody clicks that often, and search engines take it for unimportant.',
    fix: 'Link to it from a page nearer to the start.',
  },
} satisfies RuleTable;
