import { readFileSync } from 'node:fs';
import type { GatsbyNode, Node } from 'gatsby';
import { frontmatterProblems } from './content/sources';

/**
 * Under `gatsby develop`, a text can become unreadable while it is edited. Gatsby reports the problem, this adds the
 * file.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, reporter }) => {
  if (process.env.NODE_ENV !== 'development' || !isText(node)) return;
  const file = `content/${node.relativePath}`;
  for (const problem of frontmatterProblems(file, readFileSync(node.absolutePath, 'utf8')))
    reporter.error(problem);
};

interface TextFile extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
}

const isText = (node: Node): node is TextFile =>
  node.internal.type === 'File' && 'extension' in node && node.extension === 'mdx';
