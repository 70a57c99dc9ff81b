import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../scripts/local/stack';
import { type Bench, rowOf } from '../bench';
import { freshSite, type Measured, measuredBuild, write } from './builds';
import { generatedFile } from './generatedContent';

type Report = Parameters<Bench['run']>[0];

const files = Number(process.env.BUILD_FILES ?? 1_000);
const few = Math.ceil(files / 10);

/**
 * The same 1,000 MDX files built by this site and by gatsby-plugin-mdx the way its manual shows. Cold is without a
 * cache; warm is after one file has changed.
 */
export const buildBench: Bench = {
  name: 'build',
  async run(report) {
    const ours = prepareOurs(files);
    const theirs = prepareStandard(files);
    const own = await coldAndWarm(ours, 'ours', report);
    const other = await coldAndWarm(theirs, 'standard', report);
    for (const phase of ['cold', 'warm'] as const) {
      const most = phase === 'cold' ? '0.3 at most' : '0.4 at most';
      for (const { of, name } of measures)
        report(rowOf(`${phase}, ${name}`, [own[phase][of] / other[phase][of]], 'of standard', most));
    }
    for (const [name, folder] of Object.entries({ ours, standard: theirs })) {
      report(rowOf(`a page's HTML, ${name}`, [htmlOf(folder, files)], 'KB gzip'));
      report(rowOf(`a page's scripts, ${name}`, [scriptsOf(folder)], 'KB gzip'));
    }
    const small = prepareOurs(few);
    await measuredBuild(small, 'ours-small');
    const growth = htmlOf(ours, files) / htmlOf(small, few);
    report(rowOf(`HTML, ${files} files to ${few}`, [growth], 'times', '1: it does not grow'));
  },
};

const measures = [
  { of: 'seconds', name: 'time', unit: 's' },
  { of: 'cpuSeconds', name: 'time of processors', unit: 's' },
  { of: 'megabytes', name: 'memory', unit: 'MB' },
] as const;

async function coldAndWarm(folder: string, name: string, report: Report) {
  const cold = await measuredBuild(folder, name);
  tell(`cold, ${name}`, cold, report);
  const changed = generatedFile(0, 'A sentence that was not there before.');
  write(folder, `content/${changed.path}`, changed.text);
  const warm = await measuredBuild(folder, name);
  tell(`warm, ${name}`, warm, report);
  return { cold, warm };
}

function tell(what: string, measured: Measured, report: Report): void {
  for (const { of, name, unit } of measures) report(rowOf(`${what}, ${name}`, [measured[of]], unit));
}

/** This site as it is, with the generated files among its content. */
function prepareOurs(count: number): string {
  const folder = freshSite(`build-ours-${count}`);
  for (const name of readdirSync(root)) {
    if (/^(src|gatsby|static|content|gatsby-.*|tsconfig.*\.json)$/.test(name)) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
  }
  rmSync(join(folder, 'package.json'));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  writeContent(folder, count);
  return folder;
}

/** https://www.gatsbyjs.com/plugins/gatsby-plugin-mdx: a page for each node, with `?__contentFilePath`. */
function prepareStandard(count: number): string {
  const folder = freshSite('build-standard');
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
const Callout = ({ title, children }) => <aside><p>{title}</p>{children}</aside>;
export default function Page({ data, children }) {
  return <main><h1>{data.mdx.frontmatter.title}</h1><MDXProvider components={{ Callout }}>{children}</MDXProvider></main>;
}
export const Head = ({ data }) => <title>{data.mdx.frontmatter.title}</title>;
export const query = graphql\`query Page($id: String!) { mdx(id: { eq: $id }) { frontmatter { title } } }\`;
`,
  );
  writeContent(folder, count);
  return folder;
}

function writeContent(folder: string, count: number): void {
  for (let index = 0; index < count; index++) {
    const { path, text } = generatedFile(index);
    write(folder, `content/${path}`, text);
  }
}

/** A post from the middle, as it was written. */
function pageOf(folder: string, count: number): string {
  const middle = Math.floor(count / 4) * 2;
  return readFileSync(join(folder, `public/blog/generated-${middle}/index.html`), 'utf8');
}

const sizeOf = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1_000;

const htmlOf = (folder: string, count: number) => sizeOf(pageOf(folder, count));

function scriptsOf(folder: string): number {
  const sources = [...pageOf(folder, files).matchAll(/<script(?![^>]*noModule)[^>]* src="([^"]+)"/gi)];
  return sources
    .map(([, source]) => sizeOf(readFileSync(join(folder, 'public', source ?? ''))))
    .reduce((sum, size) => sum + size, 0);
}
