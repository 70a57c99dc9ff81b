import { defineRule } from '../define';

export const localLink = defineRule({
  id: 'local-link',
  category: 'links',
  severity: 'error',
  weight: 0.3,
  title: 'Link to somebody’s own computer',
  why: 'It works for whoever wrote it and for nobody else.',
  fix: 'Leave out the host, or write the public address.',
});
