import { defineRule } from '../define';

export const redirectLoop = defineRule({
  id: 'redirect-loop',
  category: 'links',
  severity: 'error',
  weight: 0.35,
  title: 'Redirect that never ends',
  why: 'Browsers give up and show an error page.',
  fix: 'Find the redirects that point at each other and break the circle.',
});
