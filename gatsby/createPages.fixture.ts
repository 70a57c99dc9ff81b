import { globSync, readFileSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import matter from 'gray-matter';
import { createPages } from './createPages';

/*
 * Prints the result of a production build for the texts in `content/` of the current folder, as JSON: the problems that
 * stop it, one line each, and the pages. Runs as a separate process, because the MDX libraries are ES modules.
 */
async function main(): Promise<void> {
  const folder = process.cwd();
  const nodes = globSync('content/**/*.mdx').map((file) => {
    const { content, data } = matter(readFileSync(file, 'utf8'), {});
    const internal = { type: 'Mdx', contentFilePath: `${folder}/${file}` };
    return { id: file, internal, body: content, frontmatter: JSON.parse(JSON.stringify(data)) };
  });
  const problems: string[] = [];
  const pages: string[] = [];
  const args = {
    actions: {
      createPage: ({ path }: { path: string }) => pages.push(path),
      createRedirect: () => undefined,
    },
    cache: { directory: `${folder}/.cache` },
    getNodesByType: (type: string) => (type === 'Mdx' ? nodes : []),
    reporter: { panicOnBuild: (words: string) => problems.push(...words.split('\n  ').slice(1)) },
    store: { getState: () => ({ program: { directory: folder } }) },
  };
  await createPages?.(
    args as unknown as CreatePagesArgs & { traceId: 'initial-createPages' },
    { plugins: [] },
    () => undefined,
  );
  process.stdout.write(JSON.stringify({ problems, pages }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
