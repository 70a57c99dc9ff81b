import { defineRule } from '../define';

export const serverVersion = defineRule({
  id: 'server-version',
  category: 'security',
  severity: 'notice',
  weight: 0,
  title: 'Server that names its version',
  why: 'Programs that look for a known fault find you at once.',
  fix: 'Switch the version off in the server’s settings.',
});
