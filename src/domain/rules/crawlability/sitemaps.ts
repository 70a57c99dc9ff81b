import type { RuleTable } from '../define';

/** What the sitemaps name, and what they leave out. */
export const sitemaps = {
  'sitemap-missing': {
    severity: 'notice',
    weight: 0,
    title: 'No sitemap',
    why: 'Search engines learn late what there is and what has changed.',
    fix: 'Make a sitemap and name it in robots.txt.',
  },
  'sitemap-unreadable': {
    severity: 'warning',
    weight: 0.1,
    title: 'Sitemap that can’t be used',
    why: 'Search engines ask for it again and again and learn nothing.',
    fix: 'Correct its address, or the program that makes it.',
  },
  'sitemap-too-large': {
    severity: 'warning',
    weight: 0.06,
    title: 'Sitemap that is too large',
    why: 'Search engines may refuse the whole file.',
    fix: 'Split it and name the parts in an index.',
  },
  'sitemap-not-announced': {
    severity: 'notice',
    weight: 0,
    title: 'Sitemap that robots.txt doesn’t name',
    why: 'Search engines that don’t guess its address don’t know of it.',
    fix: 'Add a Sitemap line to robots.txt.',
  },
  'sitemap-entry-broken': {
    severity: 'error',
    weight: 0.2,
    title: 'Broken address in the sitemap',
    why: 'Each wrong entry makes the whole list less trusted.',
    fix: 'Take it out of the sitemap, or bring the page back.',
  },
  'sitemap-entry-redirects': {
    severity: 'warning',
    weight: 0.06,
    title: 'Redirect in the sitemap',
    why: 'A sitemap is for final addresses.',
    fix: 'Name the address that the redirect leads to.',
  },
  'sitemap-entry-noindex': {
    severity: 'warning',
    weight: 0.1,
    title: 'Page in the sitemap that asks to be left out',
    why: 'You ask search engines to read it and to forget it.',
    fix: 'Take away the noindex, or the entry.',
  },
  'sitemap-entry-not-canonical': {
    severity: 'warning',
    weight: 0.06,
    title: 'Page in the sitemap that is not canonical',
    why: 'Two hints that contradict each other leave the choice to the search engine.',
    fix: 'Name the canonical address in the sitemap.',
  },
  'sitemap-entry-foreign': {
    severity: 'warning',
    weight: 0.06,
    title: 'Other host in the sitemap',
    why: 'Search engines ignore it, and your real pages may be missing.',
    fix: 'Correct the host in the program that makes the sitemap.',
  },
  'sitemap-page-missing': {
    severity: 'notice',
    weight: 0,
    title: 'Page that the sitemap doesn’t name',
    why: 'The sitemap may be out of date, or forget a kind of page.',
    fix: 'Let the sitemap include it, or mark the page with noindex.',
  },
  'sitemap-language-invalid': {
    severity: 'warning',
    weight: 0.06,
    title: 'Unknown language code in the sitemap',
    why: 'Search engines ignore the entry, and people see the wrong language.',
    fix: 'Write the language’s code, then perhaps the region’s, as in en-GB.',
  },
} satisfies RuleTable;
