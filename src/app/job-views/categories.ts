import type { CategoryId } from '#domain/rules';

export const categoryTitles: Record<CategoryId, string> = {
  links: 'Links',
  crawlability: 'Crawlability',
  content: 'Content',
  accessibility: 'Accessibility',
  security: 'Security',
  speed: 'Weight and speed',
};
