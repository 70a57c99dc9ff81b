import { defineRule } from '../define';

export const scriptBlocking = defineRule({
  id: 'script-blocking',
  category: 'speed',
  severity: 'warning',
  weight: 0.04,
  title: 'Script that holds up the page',
  why: 'The window stays empty until it has come and run.',
  fix: 'Add defer or async to it.',
});
