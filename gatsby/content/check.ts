import { newestFirst } from '../../src/site/blog/summaries';
import type { Entry, Rendered } from '../../src/site/entry';
import { siteUrl } from '../../src/site/urls';
import { problemsAcross } from './entries';
import { entryOfNode, isHiddenDraft, lineIn, type MdxNode, placeOfNode } from './files';
import { brokenLinks, fixedPaths, type LinkingText } from './links';
import { listPages } from './lists';
import { publishedUrls, redirectProblems, redirectsOf, vanishedProblems } from './redirects';
import { problemsOf } from './sources';

export interface CheckedText {
  readonly node: MdxNode;
  readonly entry: Entry;
  /** Changes with the text, including its images. */
  readonly digest: string | undefined;
}

interface CheckedContent {
  /** One sentence each, beginning with the file. */
  readonly problems: readonly string[];
  readonly published: readonly CheckedText[];
  readonly posts: readonly Entry[];
  readonly changes: readonly Entry[];
  readonly lists: ReturnType<typeof listPages>;
}

/**
 * Checks all texts, each by itself and all together.
 * @param render renders a text, and throws an error with its problems.
 * @param unreadable paths of pages whose files can't be read at all. Links to them aren't broken.
 */
export async function checkContent(
  folder: string,
  nodes: readonly MdxNode[],
  render: (node: MdxNode) => Promise<{ readonly text: Rendered; readonly digest?: string }>,
  unreadable: readonly string[] = [],
): Promise<CheckedContent> {
  const drafts = nodes.filter(isHiddenDraft);
  const read = nodes
    .filter((node) => !drafts.includes(node))
    .map((node) => ({ node, result: entryOfNode(node) }));
  const files = read.flatMap(({ node, result }) =>
    'entry' in result ? [{ node, entry: result.entry }] : [],
  );
  const texts: LinkingText[] = drafts.flatMap((node) => {
    const result = entryOfNode(node);
    return 'entry' in result ? [{ entry: result.entry, rendered: { html: '', links: [] } }] : [];
  });
  // A text with problems still has its path, so links to it aren't reported as broken.
  const places = [
    ...read
      .filter(({ result }) => !('entry' in result) || result.entry.published)
      .flatMap(({ node }) => placeOfNode(node)?.path ?? []),
    ...unreadable,
  ];
  const digests = new Map<string, string>();
  const problems = [
    ...read.flatMap(({ result }) => ('problems' in result ? result.problems : [])),
    ...problemsAcross(
      files.map(({ entry }) => entry),
      new Set(places),
      lineIn,
    ),
    // Renders everything before creating pages, so all problems are reported together. Queries then use the cache.
    ...(await problemsOf(read, async ({ node, result }) => {
      const { text: rendered, digest = '' } = await render(node);
      if ('entry' in result) texts.push({ entry: result.entry, rendered });
      digests.set(node.id, digest);
    })),
  ];
  const published = files.filter(({ entry }) => entry.published);
  const entries = published.map(({ entry }) => entry);
  const posts = newestFirst(entries.filter(({ kind }) => kind === 'post'));
  const changes = newestFirst(entries.filter(({ kind }) => kind === 'change'));
  const lists = listPages(posts);
  const listed = lists.map(({ path }) => path);
  const redirects = new Map(redirectsOf(entries).map(({ source, destination }) => [source, destination]));
  // Also those of files with problems, whose pages and redirects are there again once they are corrected.
  const redirected = new Set(read.flatMap(({ node }) => node.frontmatter.redirects ?? []));
  const pages = new Map([
    ...[...fixedPaths, ...listed, ...places].map((path): [string, string] => [path, '']),
    ...entries.map(({ path, file }): [string, string] => [path, file]),
  ]);
  problems.push(
    ...brokenLinks([...places, ...listed], texts, siteUrl, redirects),
    ...redirectProblems(entries, pages, lineIn),
    ...vanishedProblems(publishedUrls(folder), entries, (path) => pages.has(path) || redirected.has(path)),
  );
  return {
    problems,
    published: published.map((text) => ({ ...text, digest: digests.get(text.node.id) })),
    posts,
    changes,
    lists,
  };
}
