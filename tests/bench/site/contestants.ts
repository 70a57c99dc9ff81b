import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/local/stack';
import { freshSite, write } from './builds';
import { generatedFile } from './generatedContent';

/** Our own texts, which both sites build. */
export const ownTexts = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.mdx'),
);

/**
 * Prepares this site without the application. Each of the application's pages becomes a placeholder, so that links to it
 * work, and its browser code is omitted.
 * @param count the total number of texts.
 */
export function prepareOurs(siteName: string, count: number): string {
  const folder = freshSite(siteName);
  for (const name of readdirSync(root)) {
    if (/^(src|gatsby|static|gatsby-.*|package(-lock)?\.json|tsconfig.*\.json)$/.test(name)) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
  }
  rmSync(join(folder, 'src/app'), { recursive: true });
  for (const page of readdirSync(join(folder, 'src/pages'), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, 'src/pages', page);
    if (page.endsWith('.tsx') && /from '(\.\.\/)+app\//.test(readFileSync(file, 'utf8'))) {
      write(folder, `src/pages/${page}`, 'export default () => <p>The application</p>;\n');
    }
  }
  write(
    folder,
    'gatsby-browser.tsx',
    "import './gatsby/fonts.css';\nexport { wrapPageElement } from './gatsby/wrapPageElement';\n",
  );
  writeContent(folder, count);
  return folder;
}

/** Prepares the setup of https://www.gatsbyjs.com/plugins/gatsby-plugin-mdx: a page per node, with `?__contentFilePath`. */
export function prepareStandard(name: string, count: number): string {
  const folder = freshSite(name);
  write(
    folder,
    'gatsby-config.js',
    `module.exports = { jsxRuntime: 'automatic', plugins: [
  { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: __dirname + '/content' } },
  'gatsby-plugin-mdx',
] };
`,
  );
  write(
    folder,
    'gatsby-node.js',
    `const path = require('node:path');
exports.createPages = async ({ graphql, actions }) => {
  const template = path.resolve('src/template.js');
  const { data } = await graphql('{ allMdx { nodes { id internal { contentFilePath } } } }');
  for (const { id, internal } of data.allMdx.nodes) {
    const name = internal.contentFilePath.replace(/^.*\\/content/, '').replace(/\\.mdx$/, '');
    actions.createPage({ path: name, component: template + '?__contentFilePath=' + internal.contentFilePath, context: { id } });
  }
};
`,
  );
  write(
    folder,
    'src/template.js',
    `import { graphql } from 'gatsby';
import { MDXProvider } from '@mdx-js/react';
const Part = ({ title, children }) => <aside><p>{title}</p>{children}</aside>;
const names = ['Callout', 'Figure', 'Steps', 'Tabs', 'Tab', 'Report', 'PlanTable', 'RuleCard', 'RuleList', 'RuleIndex', 'CrawlerName'];
const components = Object.fromEntries(names.map((name) => [name, Part]));
export default function Page({ data, children }) {
  return <main><h1>{data.mdx.frontmatter.title}</h1><MDXProvider components={components}>{children}</MDXProvider></main>;
}
export const Head = ({ data }) => <title>{data.mdx.frontmatter.title}</title>;
export const query = graphql\`query Page($id: String!) { mdx(id: { eq: $id }) { frontmatter { title } } }\`;
`,
  );
  writeContent(folder, count);
  return folder;
}

/** Prepares a page with one heading, which shows Gatsby's minimal cost. */
export function prepareEmpty(name: string): string {
  const folder = freshSite(name);
  writeEmptyPage(folder, 'Bare');
  write(folder, 'gatsby-config.js', "module.exports = { jsxRuntime: 'automatic' };\n");
  return folder;
}

export function writeEmptyPage(folder: string, heading: string): void {
  const page = `export default () => <h1>${heading}</h1>;\nexport const Head = () => <title>${heading}</title>;\n`;
  write(folder, 'src/pages/index.js', page);
}

/** Writes our own texts, and generated ones up to a total of `count`. */
function writeContent(folder: string, count: number): void {
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  for (let index = 0; index < count - ownTexts.length; index++) {
    const { path, text } = generatedFile(index);
    write(folder, `content/${path}`, text);
  }
}
