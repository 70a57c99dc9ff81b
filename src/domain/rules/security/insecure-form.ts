import { defineRule } from '../define';

export const insecureForm = defineRule({
  id: 'insecure-form',
  category: 'security',
  severity: 'error',
  weight: 0.25,
  title: 'Form that sends without encryption',
  why: 'What people type can be read on its way.',
  fix: 'Let the form send to an https address, on an encrypted page.',
});
