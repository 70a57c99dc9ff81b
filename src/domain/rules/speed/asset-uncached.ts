import { defineRule } from '../define';

export const assetUncached = defineRule({
  id: 'asset-uncached',
  category: 'speed',
  severity: 'warning',
  weight: 0.03,
  title: 'File that browsers may not keep',
  why: 'They ask for it again on every visit.',
  fix: 'Say in Cache-Control how long it may be kept.',
});
