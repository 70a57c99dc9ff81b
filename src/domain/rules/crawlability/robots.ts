import type { RuleTable } from '../define';

/** What robots.txt says, and whom it keeps out by mistake. */
export const robots = {
  'robots-missing': {
    severity: 'notice',
    weight: 0,
    title: 'No robots.txt',
    why: 'Crawlers learn nothing of your sitemap and leave an error in your log.',
    fix: 'Put a robots.txt there that allows all and names the sitemap.',
  },
  'robots-unreadable': {
    severity: 'error',
    weight: 0.3,
    title: 'robots.txt that can’t be read',
    why: 'Careful crawlers then read none of your pages.',
    fix: 'Serve it as a plain file that can’t fail.',
  },
  'robots-too-large': {
    severity: 'warning',
    weight: 0.05,
    title: 'robots.txt that is too large',
    why: 'Crawlers ignore what comes after the first 500 KiB.',
    fix: 'Say the same with fewer patterns.',
  },
  'robots-not-text': {
    severity: 'warning',
    weight: 0.1,
    title: 'Web page in the place of robots.txt',
    why: 'Crawlers find no rule in it and take everything for allowed.',
    fix: 'Put a text file with rules there.',
  },
  'robots-blocks-all': {
    severity: 'error',
    weight: 0.4,
    title: 'robots.txt that keeps search engines out',
    why: 'Nobody finds the site by searching.',
    fix: 'Take the rule that forbids everything out of it.',
  },
  'robots-unknown-line': {
    severity: 'notice',
    weight: 0,
    title: 'Line in robots.txt that nobody understands',
    why: 'Crawlers ignore it, so what it should do doesn’t happen.',
    fix: 'Correct its spelling, or make it a comment.',
  },
  'link-robots-blocked': {
    severity: 'notice',
    weight: 0,
    title: 'Link to a page that robots.txt forbids',
    why: 'Search engines can’t read the page but may list its address.',
    fix: 'Open the page to crawlers, and use noindex if it shall not be listed.',
  },
  'resource-robots-blocked': {
    severity: 'warning',
    weight: 0.08,
    title: 'Script or style that robots.txt forbids',
    why: 'Search engines see the page without it.',
    fix: 'Allow it in robots.txt.',
  },
} satisfies RuleTable;
