import { defineRule } from '../define';

export const assetUncompressed = defineRule({
  id: 'asset-uncompressed',
  category: 'speed',
  severity: 'warning',
  weight: 0.05,
  title: 'Script or style without compression',
  why: 'The page waits for a file that is several times too large.',
  fix: 'Compress text files as well as pages.',
});
