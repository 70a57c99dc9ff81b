/** One of each kind of public page. */
export const publicPages = [
  '/',
  '/about',
  '/pricing',
  // With a wide table.
  '/compare',
  '/sample-report',
  '/changelog',
  '/changelog/first-jobs',
  '/status',
  '/terms',
  '/blog',
  '/blog/why-a-403-is-not-a-broken-link',
  // The next four have a cover, an image, an embedded report and tabs.
  '/blog/one-number-and-how-to-trust-it',
  '/blog/what-a-redirect-costs',
  '/blog/tag/links',
  '/docs',
  '/docs/ci',
  '/docs/jobs',
  '/docs/reports',
  '/docs/verification',
  '/docs/rules/broken-link',
  // Like /docs/verification, it once blocked for too long while loading.
  '/docs/rules/twitter-card-invalid',
  // The two pages with the latest largest contentful paint.
  '/docs/rules',
  '/docs/editors-guide',
  '/waitlist',
  '/404',
] as const;

/** The same as reached through a wrong URL. */
export const kinds = publicPages.map((path) => (path === '/404' ? '/nothing-here' : path));

/** The pages that every test run checks with Lighthouse. `npm run bench lighthouse` checks every page. */
export const lighthousePages = [
  '/',
  '/pricing',
  '/sample-report',
  // With a cover.
  '/blog/one-number-and-how-to-trust-it',
  // With an embedded report.
  '/docs/reports',
  '/docs/rules',
  '/docs/editors-guide',
  '/404',
] as const satisfies readonly (typeof publicPages)[number][];
