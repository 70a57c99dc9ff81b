import type { RuleTable } from '../define';

/** What the sitemaps list and what they omit. */
export const sitemaps = {
  'sitemap-missing': {
    severity: 'notice',
    weight: 0,
    title: 'No sitemap',
    why: 'Search engines find new and changed pages later.',
    fix: 'Generate a sitemap, and list it in robots.txt.',
  },
  'sitemap-unreadable': {
    severity: 'warning',
    weight: 0.1,
    title: 'Unreadable sitemap',
    why: 'Search engines can’t read any URL from it.',
    fix: 'Correct its URL, or fix its format.',
  },
  'sitemap-too-large': {
    severity: 'warning',
    weight: 0.06,
    title: 'Sitemap too large',
    why: 'Search engines may reject the whole file.',
    fix: 'Split it, and list the parts in a sitemap index.',
  },
  'sitemap-not-announced': {
    severity: 'notice',
    weight: 0,
    title: 'Sitemap not listed in robots.txt',
    why: 'Search engines that don’t try the default URL won’t find it.',
    fix: 'Add a Sitemap line to robots.txt.',
  },
  'sitemap-entry-broken': {
    severity: 'error',
    weight: 0.2,
    title: 'Broken URL in the sitemap',
    why: 'Search engines trust a sitemap less if it lists broken URLs.',
    fix: 'Remove the URL from the sitemap, or restore the page.',
  },
  'sitemap-entry-redirects': {
    severity: 'warning',
    weight: 0.06,
    title: 'Redirect in the sitemap',
    why: 'A sitemap should list only final URLs.',
    fix: 'List the URL that the redirect leads to.',
  },
  'sitemap-entry-noindex': {
    severity: 'warning',
    weight: 0.1,
    title: 'Noindex page in the sitemap',
    why: 'The sitemap asks search engines to index the page, and noindex forbids it.',
    fix: 'Remove the noindex, or remove the URL from the sitemap.',
  },
  'sitemap-entry-not-canonical': {
    severity: 'warning',
    weight: 0.06,
    title: 'Non-canonical page in the sitemap',
    why: 'Search engines get conflicting signals about which URL to index.',
    fix: 'List the canonical URL in the sitemap.',
  },
  'sitemap-entry-foreign': {
    severity: 'warning',
    weight: 0.06,
    title: 'Sitemap URL on another host',
    why: 'Search engines ignore it, and your own pages may be missing.',
    fix: 'Correct the host in the sitemap generator.',
  },
  'sitemap-page-missing': {
    severity: 'notice',
    weight: 0,
    title: 'Page missing from the sitemap',
    why: 'The sitemap may be outdated or incomplete.',
    fix: 'Add the page to the sitemap, or mark it with noindex.',
  },
  'sitemap-language-invalid': {
    severity: 'warning',
    weight: 0.06,
    title: 'Invalid language code in the sitemap',
    why: 'Search engines ignore this entry of the sitemap, and visitors may see the wrong language.',
    fix: 'Use a language code with an optional region, such as en-GB.',
  },
  'sitemap-lastmod-invalid': {
    severity: 'warning',
    weight: 0.03,
    title: 'Invalid date in the sitemap',
    why: 'Search engines ignore the date, and may distrust all dates of the site.',
    fix: 'Write the date of the last change as YYYY-MM-DD, or with a time and a time zone.',
  },
} satisfies RuleTable;
