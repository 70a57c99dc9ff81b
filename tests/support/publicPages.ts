/** One of each kind of public page. */
export const publicPages = [
  '/',
  '/about',
  '/pricing',
  '/blog',
  '/blog/why-a-403-is-not-a-broken-link',
  // With a cover, with a picture in its text, with an embedded report, with tabs.
  '/blog/one-number-and-how-to-trust-it',
  '/blog/what-a-redirect-costs',
  '/blog/tag/links',
  '/docs',
  '/docs/ci',
  '/docs/jobs',
  '/docs/reports',
  '/docs/verification',
  '/docs/rules/broken-link',
  // Once, like /docs/verification, held up for too long while it loaded.
  '/docs/rules/twitter-card-invalid',
  // The two whose largest paint comes latest.
  '/docs/rules',
  '/docs/editors-guide',
  '/waitlist',
  '/404',
] as const;

/** The same, as somebody meets them who follows a wrong address. */
export const kinds = publicPages.map((path) => (path === '/404' ? '/nothing-here' : path));

/** Those that Lighthouse looks at in each run of the tests; `npm run bench lighthouse` looks at every page. */
export const lighthousePages = [
  '/',
  '/pricing',
  // With a cover.
  '/blog/one-number-and-how-to-trust-it',
  // With an embedded report.
  '/docs/reports',
  '/docs/rules',
  '/docs/editors-guide',
  '/404',
] as const satisfies readonly (typeof publicPages)[number][];
