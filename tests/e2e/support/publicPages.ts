/** One of each kind of public page. */
export const kinds = [
  '/',
  '/about',
  '/pricing',
  '/blog',
  '/blog/why-a-403-is-not-a-broken-link',
  '/blog/one-number-and-how-to-trust-it',
  '/blog/what-a-redirect-costs',
  '/blog/tag/links',
  '/docs',
  '/docs/ci',
  '/docs/reports',
  '/docs/verification',
  '/docs/editors-guide',
  '/docs/rules/broken-link',
  '/waitlist',
  '/nothing-here',
];
