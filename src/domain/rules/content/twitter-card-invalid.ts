import { defineRule } from '../define';

export const twitterCardInvalid = defineRule({
  id: 'twitter-card-invalid',
  category: 'content',
  severity: 'warning',
  weight: 0.03,
  title: 'Unknown kind of card',
  why: 'The network falls back to a small preview or to none.',
  fix: 'Use summary or summary_large_image.',
});
