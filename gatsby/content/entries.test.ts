import { readdirSync, readFileSync } from 'node:fs';
import { ruleIds, rules } from '../../src/domain/rules';
import type { Entry } from '../../src/site/entry';
import { entryOf, problemsAcross } from './entries';

const post = { title: 'A title', description: 'A sentence.', date: '2026-11-21', author: 'Someone' };
const docs = { title: 'A title', description: 'A sentence.', section: 'Start', order: 1 };
const rulePage = { title: 'Broken links: find and fix 404 errors', description: 'd'.repeat(50) };

const today = '2026-11-21';

function read(relativePath: string, frontmatter: unknown = {}, showsAll = false): Entry {
  const result = entryOf(relativePath, frontmatter, { showsAll, today });
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.entry;
}

function problems(relativePath: string, frontmatter: unknown = {}): readonly string[] {
  const result = entryOf(relativePath, frontmatter, { showsAll: false, today });
  return 'problems' in result ? result.problems : [];
}

test.each([
  ['blog/a-post.mdx', post, '/blog/a-post'],
  ['docs/index.mdx', docs, '/docs'],
  ['docs/reports.mdx', docs, '/docs/reports'],
  ['docs/rules/broken-link.mdx', rulePage, '/docs/rules/broken-link'],
  ['about/index.mdx', { title: 'About', description: 'Who.' }, '/about'],
  ['terms/index.mdx', { title: 'Terms', description: 'What.' }, '/terms'],
  [
    'changelog/live-results.mdx',
    { title: 'Live', description: 'Results.', date: '2026-11-21' },
    '/changelog/live-results',
  ],
])('gives %s its path', (file, frontmatter, path) => {
  expect(read(file, frontmatter).path).toBe(path);
});

test('keeps the rule’s own title as the heading of its page, and has another one for search results', () => {
  expect(read('docs/rules/broken-link.mdx', rulePage)).toMatchObject({
    title: rules['broken-link'].title,
    headTitle: rulePage.title,
    description: rulePage.description,
  });
});

test('orders rule pages as the navigation shows them, with the highest weight of a category first', () => {
  const orderOf = (id: string) => read(`docs/rules/${id}.mdx`, rulePage).order;
  expect(orderOf('broken-link')).toBeLessThan(orderOf('redirect-loop'));
  expect(orderOf('redirect-loop')).toBeLessThan(orderOf('broken-resource'));
  expect(orderOf('host-not-verified')).toBeLessThan(orderOf('page-error'));
});

test('publishes drafts under gatsby develop only', () => {
  expect(read('blog/a-post.mdx', { ...post, draft: true }).published).toBe(false);
  expect(read('blog/a-post.mdx', { ...post, draft: true }, true).published).toBe(true);
});

test('publishes a post and a changelog entry on their date, and shows them under gatsby develop before', () => {
  const { author: _, ...change } = post;
  for (const [file, fields] of [
    ['blog/a-post.mdx', post],
    ['changelog/a-change.mdx', change],
  ] as const) {
    expect(read(file, fields)).toMatchObject({ status: 'live', published: true });
    const later = { ...fields, date: '2026-11-22' };
    expect(read(file, later)).toMatchObject({ status: 'scheduled', published: false });
    expect(read(file, later, true)).toMatchObject({ status: 'scheduled', published: true });
  }
});

test('keeps a draft with a future date a draft', () => {
  expect(read('blog/a-post.mdx', { ...post, date: '2026-11-22', draft: true }).status).toBe('draft');
});

test('begins each problem with its file', () => {
  expect(problems('blog/x.mdx', { ...post, date: 'tomorow' })).toEqual([
    'content/blog/x.mdx: "date" must be a date, got "tomorow": write it as 2026-11-21',
  ]);
});

test('requires a title and a description for search results of a rule page', () => {
  expect(problems('docs/rules/broken-link.mdx').join()).toMatch(/"title".*"description"/);
});

test('reports a rule page without a rule, and a file outside the known folders', () => {
  expect(problems('docs/rules/broken-lnk.mdx')).toEqual([
    'content/docs/rules/broken-lnk.mdx: src/domain/rules has no rule “broken-lnk”; name the file after its rule (“broken-link”?), or move any other page to docs/',
  ]);
  expect(problems('blog/My Post.mdx', post)[0]).toContain(
    'content/blog/My Post.mdx: isn’t in a folder that the site publishes',
  );
});

test('reports a rule without a page, and two files with the same path', () => {
  const entry = read('docs/reports.mdx', docs);
  const found = problemsAcross([entry, { ...entry, file: 'content/docs/other.mdx' }]);
  expect(found).toContain(
    'content/docs/rules/broken-link.mdx is missing: every rule in src/domain/rules needs a page',
  );
  expect(found).toContain(
    'content/docs/other.mdx: content/docs/reports.mdx already has the path /docs/reports; rename one of the two',
  );
});

test('reports a keyword that two pages share', () => {
  const one = read('docs/reports.mdx', { ...docs, keywords: ['results', 'PDF file'] });
  const other = read('docs/exports.mdx', { ...docs, keywords: ['pdf-file', 'csv'] });
  const found = problemsAcross([one, other]).filter((problem) => problem.includes('keywords'));
  expect(found).toEqual([
    'content/docs/exports.mdx: "keywords" has “pdf-file”, for which the search lists content/docs/reports.mdx first; remove it from one of the two',
  ]);
});

test('has a page for every rule, and a rule for every rule page', () => {
  const pages = readdirSync('content/docs/rules').map((name) => name.replace('.mdx', ''));
  expect(pages.toSorted()).toEqual(ruleIds.toSorted());
});

/** In their order, with whether every rule page has it. */
const sectionsOfRules = [
  ['What it means', true],
  ['Why it matters', true],
  ['How to find it by hand', true],
  ['How to fix it', true],
  ['When to ignore it', false],
  ["What isn't reported", false],
  ['Sources', true],
] as const;

test.each(ruleIds)('the page of %s has the sections of a rule page, in their order', (id) => {
  const source = readFileSync(`content/docs/rules/${id}.mdx`, 'utf8');
  const sections = [...source.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  const allowed = sectionsOfRules.filter(([heading, isRequired]) => isRequired || sections.includes(heading));
  expect(sections).toEqual(allowed.map(([heading]) => heading));
});
