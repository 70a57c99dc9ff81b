import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');

/** Runs createPages on these files and returns its result. */
function built(files: Readonly<Record<string, string>>): {
  readonly problems: string[];
  readonly pages: string[];
} {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    // A cached text is valid for one version of the compiled code, which doesn't exist here.
    for (const [name, text] of Object.entries({ ...files, '.cache/compiled/gatsby-node.js': '' })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const tsx = join(root, 'node_modules/.bin/tsx');
    const program = [
      `--tsconfig=${join(root, 'tsconfig.json')}`,
      join(root, 'gatsby/createPages.fixture.ts'),
    ];
    const env = { ...process.env, NODE_ENV: 'production' };
    return JSON.parse(execFileSync(tsx, program, { cwd: folder, env, encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const post = (day: string, more: string, body: string) =>
  `---\ntitle: A post\ndescription: What it says.\ndate: ${day}\nauthor: Ada\n${more}---\n\n${body}\n`;

test('reports every problem of a post with file, line and fix, creates no page for a draft, and creates the other pages', () => {
  const { problems, pages } = built({
    'content/blog/bad.mdx': post('tomorow', '', 'Text.\n\n![](./images/gone.png)\n'),
    'content/blog/lost.mdx': post('2026-11-20', '', 'To [the draft](/blog/draft).\n'),
    'content/blog/draft.mdx': post('2026-11-21', 'draft: true\n', 'Not [yet](/blog/nowhere).'),
    'content/blog/good.mdx': post('2026-11-22', 'tags: [links]\n', '## A part\n\nTo [it](#a-part).'),
  });
  expect(problems.filter((problem) => problem.startsWith('content/blog/'))).toEqual([
    'content/blog/bad.mdx: "date" must be a date, got "tomorow": write it as 2026-11-21 (line 4)',
    'content/blog/bad.mdx:10:1: The image ./images/gone.png doesn’t exist: add it at content/blog/images/gone.png, or correct its name here.',
    'content/blog/bad.mdx:10:1: The image ./images/gone.png has no text alternative: describe it, as in ![What it shows](./images/x.png).',
    'content/blog/lost.mdx:8: The link /blog/draft leads to a draft: publish the draft too, or remove the link.',
  ]);
  expect(pages.toSorted()).toEqual(['/blog', '/blog/good', '/blog/lost', '/blog/tag/links', '/changelog']);
}, 60_000);

test('stops at a published URL without a page, and accepts it once the renamed post redirects from it', () => {
  const files = {
    'firebase.json': '{"hosting": {"rewrites": []}}',
    'content/published-urls.txt': '/blog/first-name\n',
  };
  const about = (problems: string[]) => problems.filter((problem) => problem.includes('first-name'));
  const renamed = { ...files, 'content/blog/second-name.mdx': post('2026-11-20', '', 'Text.') };
  expect(about(built(renamed).problems)).toEqual([
    'content/published-urls.txt:1: /blog/first-name was published and has no page now: add “redirects: [/blog/first-name]” to the frontmatter of the page that replaces it, which is probably content/blog/second-name.mdx, or remove this line if the page is gone for good.',
  ]);
  const redirecting = post('2026-11-20', 'redirects: [/blog/first-name]\n', 'Text.');
  expect(about(built({ ...files, 'content/blog/second-name.mdx': redirecting }).problems)).toEqual([]);
}, 60_000);

test('creates no page for a post before its date, and reports its problems already', () => {
  const { problems, pages } = built({
    'content/blog/later.mdx': post('2999-01-01', 'tags: [later]\n', 'To [nowhere](/blog/nowhere).'),
    'content/blog/now.mdx': post('2026-11-20', '', 'To [it](/blog/later).'),
  });
  expect(problems.filter((problem) => problem.startsWith('content/blog/'))).toEqual([
    'content/blog/later.mdx:9: The link /blog/nowhere leads to a page that doesn’t exist: correct the URL, or remove the link.',
    'content/blog/now.mdx:8: The link /blog/later leads to a text that isn’t published before 2999-01-01: add the link then, or change one of the two dates.',
  ]);
  expect(pages.toSorted()).toEqual(['/blog', '/blog/now', '/changelog']);
}, 60_000);

test('ignores problems in drafts, counts lines of front matter, and allows links to files of static/', () => {
  const { problems, pages } = built({
    'static/price-list.pdf': '',
    'content/blog/draft.mdx': post('soon', 'draft: true\n', '![](./images/gone.png) <br>'),
    'content/blog/good.mdx': post('2026-11-20', '', 'The [list](/price-list.pdf).'),
    'content/docs/lost.mdx':
      '---\ntitle: Lost\ndescription: Has no order.\nsection: Start\n---\n\n```yaml\norder: 1\n```\n',
  });
  expect(problems.filter((problem) => /^content\/(blog|docs\/lost)/.test(problem))).toEqual([
    expect.stringMatching(/^content\/docs\/lost\.mdx: "order" [^(]+$/),
  ]);
  expect(pages.toSorted()).toEqual(['/blog', '/blog/good', '/changelog']);
}, 60_000);

test('explains invalid markup, with its line', () => {
  const { problems } = built({
    'content/blog/address.mdx': post('2026-11-20', '', 'See <https://example.com> there.'),
    'content/blog/empty.mdx': post('2026-11-20', '', '{/* to be written */}'),
    'content/blog/note.mdx': post('2026-11-20', '', 'First.\n\n<!-- later -->'),
    'content/blog/reference.mdx': post('2026-11-20', '', '# Main\n\n[a ref][nowhere], [b][b].\n\n[b]: /blog'),
    'content/blog/style.mdx': post('2026-11-20', '', '<p style="color: red">Red.</p>'),
    'content/blog/sound.mdx': post(
      '2026-11-20',
      '',
      '<Steps>\n\n1. First.\n\n</Steps>\n\nhttps://example.com and so on.[^1]\n\n[^1]: There.\n\n```jsx\n<a/>\n```',
    ),
  });
  expect(problems.filter((problem) => problem.startsWith('content/blog/'))).toEqual([
    'content/blog/address.mdx:8:12: A URL in < > isn’t a link here: write [text](https://…), or the URL without < >.',
    'content/blog/empty.mdx:7:1: There is no text yet: write it below the frontmatter.',
    'content/blog/note.mdx:10:2: A note in <!-- --> is none here: write {/* … */}.',
    expect.stringMatching(/^content\/blog\/reference\.mdx:8:1: A page has one main heading, its title/),
    expect.stringMatching(
      /^content\/blog\/reference\.mdx:10:1: The link reference \[nowhere\] isn’t defined/,
    ),
    'content/blog/style.mdx:8:1: <p>: the attribute "style" isn’t allowed: remove it.',
  ]);
}, 60_000);
