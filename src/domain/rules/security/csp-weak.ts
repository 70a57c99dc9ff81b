import { defineRule } from '../define';

export const cspWeak = defineRule({
  id: 'csp-weak',
  category: 'security',
  severity: 'notice',
  weight: 0,
  title: 'Content-Security-Policy that lets scripts in',
  why: 'It allows exactly what such a policy is there to stop.',
  fix: 'Use nonces or hashes instead of unsafe-inline, and name hosts.',
});
