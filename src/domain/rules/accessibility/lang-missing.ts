import { defineRule } from '../define';

export const langMissing = defineRule({
  id: 'lang-missing',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.1,
  title: 'Page without a language',
  why: 'Screen readers pronounce it by guesswork, and browsers can’t offer to translate it.',
  fix: 'Write the language on the html element, such as <html lang="en">.',
});
