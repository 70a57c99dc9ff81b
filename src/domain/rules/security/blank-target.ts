import { defineRule } from '../define';

export const blankTarget = defineRule({
  id: 'blank-target',
  category: 'security',
  severity: 'notice',
  weight: 0,
  title: 'New tab without noopener',
  why: 'In old browsers the new page can change the address of the tab it came from.',
  fix: 'Add rel="noopener" to the link.',
});
