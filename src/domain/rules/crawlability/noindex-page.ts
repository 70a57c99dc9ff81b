import { defineRule } from '../define';

export const noindexPage = defineRule({
  id: 'noindex-page',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Page kept out of search engines',
  why: 'It asks not to be listed, so nobody finds it by searching.',
  fix: 'If you want it found, take “noindex” out of its robots meta or header.',
});
