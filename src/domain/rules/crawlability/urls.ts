import type { RuleTable } from '../define';

/** What a URL responds, how it is written, and how deep it is. */
export const urls = {
  'page-error': {
    severity: 'error',
    weight: 0.4,
    title: 'Page error',
    why: 'The URL you entered doesn’t load.',
    fix: 'Restore the page, or correct the URL.',
  },
  'not-found-status': {
    severity: 'warning',
    weight: 0.1,
    title: 'Missing pages that return status 200',
    why: 'Search engines index empty pages, and link checkers can’t detect broken links.',
    fix: 'Respond with status 404 when a page doesn’t exist.',
  },
  'meta-refresh': {
    severity: 'warning',
    weight: 0.05,
    title: 'Automatic refresh or redirect',
    why: 'Slow readers lose the text, and the Back button stops working.',
    fix: 'Use a server redirect instead.',
  },
  'url-uppercase': {
    severity: 'notice',
    weight: 0,
    title: 'URL with uppercase letters',
    why: 'Visitors who type it in lowercase reach an error or a duplicate.',
    fix: 'Use lowercase, and redirect other spellings.',
  },
  'url-too-long': {
    severity: 'notice',
    weight: 0,
    title: 'URL too long',
    why: 'Long URLs break in emails and are cut off in search results.',
    fix: 'Shorten the path.',
  },
  'url-session-id': {
    severity: 'warning',
    weight: 0.1,
    title: 'Session ID in the URL',
    why: 'Anyone who receives the link can take over the session.',
    fix: 'Keep session IDs in cookies.',
  },
  'url-double-slash': {
    severity: 'warning',
    weight: 0.03,
    title: 'Double slash in the URL',
    why: 'The same page exists at two URLs, and relative links on it may break.',
    fix: 'Correct the link, and redirect the URL.',
  },
  'page-deep': {
    severity: 'notice',
    weight: 0,
    title: 'Page too many clicks from the start page',
    why: 'Few visitors click that far, and search engines consider the page unimportant.',
    fix: 'Link to it from a page closer to the start page.',
  },
} satisfies RuleTable;
