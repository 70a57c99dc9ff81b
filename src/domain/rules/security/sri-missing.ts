import { defineRule } from '../define';

export const sriMissing = defineRule({
  id: 'sri-missing',
  category: 'security',
  severity: 'notice',
  weight: 0,
  title: 'Foreign script that nobody checks',
  why: 'When its server is taken over, your visitors run what the new owner wants.',
  fix: 'Add its hash as integrity, or keep a copy of your own.',
});
