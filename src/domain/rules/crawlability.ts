import { defineRules } from './define';

export const crawlabilityRules = defineRules({
  'page-error': {
    category: 'crawlability',
    severity: 'error',
    weight: 0.4,
    title: 'Page that answers with an error',
    why: 'The address you gave, or that your sitemap gives to search engines, has no page behind it.',
    fix: 'Bring the page back, or correct the address.',
  },
  'noindex-page': {
    category: 'crawlability',
    severity: 'notice',
    weight: 0,
    title: 'Page kept out of search engines',
    why: 'It asks not to be listed, so nobody finds it by searching.',
    fix: 'If you want it found, take “noindex” out of its robots meta or header.',
  },
});
