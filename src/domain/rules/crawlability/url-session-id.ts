import { defineRule } from '../define';

export const urlSessionId = defineRule({
  id: 'url-session-id',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Address with a session in it',
  why: 'Who shares the address shares the session.',
  fix: 'Keep sessions in cookies only.',
});
