import { defineRule } from '../define';

export const notFoundStatus = defineRule({
  id: 'not-found-status',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Missing addresses that pretend to be there',
  why: 'Nobody can tell a wrong address from a right one, and search engines list empty pages.',
  fix: 'Answer what doesn’t exist with status 404.',
});
