import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { frontmatterProblems, sourceProblems } from './sources';

const file = 'content/blog/x.mdx';
const text = (...frontmatter: string[]) => ['---', ...frontmatter, '---', '', 'Text.'].join('\n');

test.each([
  ['without problems', text('title: "Links: how they rot"', 'date: 2028-02-29')],
  ['of a rule', 'Text without any.'],
  ['with spaces after its dashes', '--- \ntitle: A\ndate: 2026-01-01 # a Thursday\n---\t\n\nText.'],
  ['after a byte order mark', `\uFEFF${text('title: A', 'date: 2026-01-01')}`],
  ['with a horizontal rule below', `${text('title: A')}\n\n---\n\nMore.`],
])('accepts front matter %s', (_, source) => {
  expect(frontmatterProblems(file, source)).toEqual([]);
});

test.each([
  [text('title: Links: how they rot'), /^content\/blog\/x\.mdx:2:\d+: .*Put a value in quotes/],
  [text('title: A', 'tags: [links'), /^content\/blog\/x\.mdx:\d:\d+: The frontmatter can’t be parsed/],
  [
    text('title: A', 'date: 2026-01-01', 'title: B'),
    /^content\/blog\/x\.mdx:4:1: .*Take one of the two away/,
  ],
  ['---\ntitle: A\n\nText.', /^content\/blog\/x\.mdx:1:1: The frontmatter has no end: add a line with ---/],
  [
    text('title: A', 'date: 2026-02-30'),
    /^content\/blog\/x\.mdx: "date" must be a date, got "2026-02-30": this day doesn’t exist \(line 3\)$/,
  ],
  [`\uFEFF${text('title: A', 'date: 2026-02-30')}`, /this day doesn’t exist \(line 3\)$/],
  [text('title: A', 'date: 2026-02-30 # after the launch'), /this day doesn’t exist \(line 3\)$/],
  ['--- \ndate: 2026-02-30\n--- \n\nText.', /this day doesn’t exist \(line 2\)$/],
  ['--- \ntitle: A\n\nText.', /The frontmatter has no end: add a line with ---/],
])('reports %j with its line', (source, words) => {
  const problems = frontmatterProblems(file, source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(words);
});

test('checks every content file, and reports files that nothing uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
  const files = {
    'blog/a.mdx': text('title: A: b'),
    'blog/b.mdx': text('title: B'),
    'blog/forgotten.md': text('title: C'),
    'blog/images/IMG_1.JPG': 'a picture',
    'blog/images/x.png': '',
    'docs/c.mdx': text('title: C: d'),
    'reports/mine.json': readFileSync('content/reports/practice.json', 'utf8'),
    'reports/other.json': '{}',
    'reports/Third.json': '{}',
    'blog/.DS_Store': '',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'content', name)), { recursive: true });
    writeFileSync(join(folder, 'content', name), content);
  }
  const problems = sourceProblems(folder).map((words) => words.replace(/:.*/s, ''));
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    'content/blog/a.mdx',
    'content/blog/forgotten.md',
    'content/docs/c.mdx',
    'content/reports/Third.json',
    'content/reports/other.json',
  ]);
});
