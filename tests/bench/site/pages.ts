/** One of each kind of public page. */
export const publicPages = [
  '/',
  '/about',
  '/pricing',
  '/blog',
  '/blog/why-a-403-is-not-a-broken-link',
  '/blog/tag/links',
  '/docs',
  '/docs/jobs',
  '/docs/rules/broken-link',
  '/waitlist',
  '/404',
] as const;
