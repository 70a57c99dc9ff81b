import type { Entry } from '../../src/site/entry';
import { docsSections } from '../../src/site/entry';
import { canonicalUrl } from '../../src/site/urls';

type Listed = Pick<Entry, 'kind' | 'path' | 'title' | 'description' | 'section' | 'order' | 'published'>;

/** Returns the content of `/llms.txt`: the site’s pages with their descriptions (https://llmstxt.org). */
export function llmsText(entries: readonly Listed[]): string {
  const published = entries.filter((entry) => entry.published);
  const of = (kind: Listed['kind']) => published.filter((entry) => entry.kind === kind);
  const sections = [
    ...docsSections.map((section) => ({
      name: section === 'Rules' ? 'Rules' : `Docs: ${section}`,
      pages: [...of('docs'), ...of('rule')]
        .filter((entry) => entry.section === section)
        .toSorted((a, b) => a.order - b.order),
    })),
    { name: 'Product', pages: of('page') },
    { name: 'Optional', pages: [...of('post'), ...of('change')] },
  ];
  return `# Plumbline

> Plumbline checks websites. A job crawls a site, checks every link and every page, and ends with a report of what is broken, what changed since the last run, and what to fix first.

${sections
  .filter(({ pages }) => pages.length > 0)
  .map(({ name, pages }) => `## ${name}\n\n${pages.map(lineOf).join('\n')}\n`)
  .join('\n')}`;
}

const lineOf = ({ path, title, description }: Listed) =>
  `- [${title.replace(/[[\]]/g, '')}](${canonicalUrl(path)}): ${description}`;
