import { globSync, readFileSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import matter from 'gray-matter';
import { createPages } from './createPages';

/*
 * What a production build makes of the texts below `content/` of the folder that it is run in, as JSON: the faults that
 * stop it, a line each, and the pages. Run as a program of its own, since the libraries for MDX are ES modules.
 */
async function main(): Promise<void> {
  const folder = process.cwd();
  const nodes = globSync('content/**/*.mdx').map((file) => {
    const { content, data } = matter(readFileSync(file, 'utf8'), {});
    const internal = { type: 'Mdx', contentFilePath: `${folder}/${file}` };
    return { id: file, internal, body: content, frontmatter: JSON.parse(JSON.stringify(data)) };
  });
  const faults: string[] = [];
  const pages: string[] = [];
  const args = {
    actions: { createPage: ({ path }: { path: string }) => pages.push(path) },
    cache: { directory: `${folder}/.cache` },
    getNodesByType: (type: string) => (type === 'Mdx' ? nodes : []),
    reporter: { panicOnBuild: (words: string) => faults.push(...words.split('\n  ').slice(1)) },
    store: { getState: () => ({ program: { directory: folder } }) },
  };
  await createPages?.(
    args as unknown as CreatePagesArgs & { traceId: 'initial-createPages' },
    { plugins: [] },
    () => undefined,
  );
  process.stdout.write(JSON.stringify({ faults, pages }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
