import { canonicalUrl } from '../../src/site/urls';
import { llmsText } from './llms';

const entry = (kind: 'docs' | 'page' | 'post', path: string, order = 0, published = true) => ({
  kind,
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  section: kind === 'docs' ? ('Start' as const) : null,
  order,
  published,
});

test('lists every published text once, in the order of the docs, with its description', () => {
  const text = llmsText([
    entry('docs', '/docs/second', 2),
    entry('docs', '/docs/first', 1),
    entry('page', '/pricing'),
    entry('post', '/blog/draft', 0, false),
  ]);
  expect(text).toMatch(/^# Plumbline\n\n> Plumbline checks websites\./);
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    `- [Title of /docs/first](${canonicalUrl('/docs/first')}): About /docs/first.`,
    `- [Title of /docs/second](${canonicalUrl('/docs/second')}): About /docs/second.`,
    `- [Title of /pricing](${canonicalUrl('/pricing')}): About /pricing.`,
  ]);
  expect(text).toContain('## Docs: Start');
  expect(text).not.toContain('Optional');
});
