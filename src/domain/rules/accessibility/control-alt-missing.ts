import { defineRule } from '../define';

export const controlAltMissing = defineRule({
  id: 'control-alt-missing',
  category: 'accessibility',
  severity: 'error',
  weight: 0.1,
  title: 'Pressed picture without words',
  why: 'Who hears the page doesn’t know what pressing it does.',
  fix: 'Say in its alt what happens.',
});
