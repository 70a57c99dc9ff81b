import { globSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { entryOf } from '../content/entries';
import { renderMdx } from '../content/render';
import { pageText } from './search';
import { pageNames } from './site';

/*
 * Prints what the search loads for the texts in `content/`, as JSON. Runs as a separate process, because the MDX
 * libraries are ES modules.
 */
const noSize = { srcSet: '', sizes: '', width: '', height: '', avif: '', webp: '', backdrop: '' };

async function main(): Promise<void> {
  const content = [];
  for (const file of globSync('content/**/*.mdx').toSorted()) {
    const { content: body, data } = matter(readFileSync(file, 'utf8'), {});
    const result = entryOf(file.replace('content/', ''), data, { showsAll: false, today: '2100-01-01' });
    if ('problems' in result) throw new Error(result.problems.join('\n'));
    const rendered = await renderMdx(body, file, 1, async (src) => ({ ...noSize, src }));
    content.push({ entry: result.entry, rendered: { ...rendered, cover: null } });
  }
  const paths = [
    ...content.map(({ entry }) => entry.path),
    '/',
    '/blog',
    '/auth/login',
    '/auth/signup',
    '/auth/reset',
  ];
  process.stdout.write(
    JSON.stringify({ pages: pageNames({ paths, content }), texts: content.map(pageText) }),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
