import { defineRule } from '../define';

export const doctypeMissing = defineRule({
  id: 'doctype-missing',
  category: 'content',
  severity: 'warning',
  weight: 0.06,
  title: 'Page in quirks mode',
  why: 'Browsers show it as they did in the nineties, each differently.',
  fix: 'Begin the page with <!doctype html>.',
});
