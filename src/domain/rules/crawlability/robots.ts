import type { RuleTable } from '../define';

/** What robots.txt contains, and what it blocks by mistake. */
export const robots = {
  'robots-missing': {
    severity: 'notice',
    weight: 0,
    title: 'No robots.txt',
    why: 'Crawlers can’t find your sitemap there, and every request logs an error.',
    fix: 'Add a robots.txt that allows everything and lists the sitemap.',
  },
  'robots-unreadable': {
    severity: 'error',
    weight: 0.3,
    title: 'robots.txt unavailable',
    why: 'Search engines may stop crawling the site.',
    fix: 'Serve robots.txt as a static file.',
  },
  'robots-too-large': {
    severity: 'warning',
    weight: 0.05,
    title: 'robots.txt too large',
    why: 'Crawlers ignore everything after the first 500 KiB.',
    fix: 'Combine rules into fewer patterns.',
  },
  'robots-not-text': {
    severity: 'warning',
    weight: 0.1,
    title: 'HTML page served as robots.txt',
    why: 'Crawlers find no rules in it and crawl everything.',
    fix: 'Serve a plain text file with rules.',
  },
  'robots-blocks-all': {
    severity: 'error',
    weight: 0.4,
    title: 'robots.txt blocks search engines',
    why: 'Search engines can’t crawl the site.',
    fix: 'Remove the rule that disallows everything.',
  },
  'robots-unknown-line': {
    severity: 'notice',
    weight: 0,
    title: 'Unknown directive in robots.txt',
    why: 'Crawlers ignore the line.',
    fix: 'Correct the spelling, or turn the line into a comment.',
  },
  'link-robots-blocked': {
    severity: 'notice',
    weight: 0,
    title: 'Link to a page blocked by robots.txt',
    why: 'Search engines can’t read the page but may still index its URL.',
    fix: 'Allow crawling, and use noindex if the page shouldn’t be indexed.',
  },
  'resource-robots-blocked': {
    severity: 'warning',
    weight: 0.08,
    title: 'Script or style sheet blocked by robots.txt',
    why: 'Search engines render the page without it.',
    fix: 'Allow it in robots.txt.',
  },
} satisfies RuleTable;
