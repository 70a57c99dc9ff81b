import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

/** Returns the cells of the only table row in a file that contains the text. */
function rowOf(file: string, text: string): readonly string[] {
  const rows = read(file)
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(text));
  expect(rows).toHaveLength(1);
  return (rows[0] ?? '').split('|').map((cell) => cell.trim());
}

/** Returns the figures in a text, without limits in parentheses: `66, 117` for “66 at full speed, 117 at two (150 at most)”. */
const figuresIn = (text = '') => text.replace(/\([^)]*\)/g, '').match(/\d+(,\d{3})*(\.\d+)?/g) ?? [];

const guide = 'content/docs/operators-guide.mdx';

// The row in the README, and the row of the page that repeats it.
test.each([
  ['documents written by a job of 1,000 pages and', guide, 'a job with 1,000 pages and 2,000 findings'],
  ['documents read to open its report', guide, 'Document reads to open its report'],
  ['documents written by a job of 10,000 pages', guide, 'a job with 10,000 pages'],
])('the README’s figures for “%s” match %s', (measured, file, repeated) => {
  const figures = figuresIn(rowOf('README.md', measured).at(-2));
  expect(figures.length).toBeGreaterThan(1);
  expect(figuresIn(rowOf(file, repeated).at(-2))).toEqual(figures);
});

test('the post about pages without a framework matches its benchmark', () => {
  const [row] = rowOf('README.md', 'scripts of a public page before any interaction').slice(-2);
  const [now, bare] = figuresIn(row?.replace(/[()]/g, ''));
  const post = 'content/blog/pages-without-a-framework.mdx';
  expect(figuresIn(rowOf(post, 'A page of text, now').at(-2))).toEqual([now]);
  expect(figuresIn(rowOf(post, 'A page with one heading').at(-2))).toEqual([bare]);
});

test('the docs state the default number of pages of a job', async () => {
  const { defaultPreferences } = await import('#domain/preferences');
  const pages = defaultPreferences.jobDefaults.maxPages.toLocaleString('en-US');
  expect(read('content/docs/getting-started.mdx')).toContain(`up to ${pages} pages`);
  expect(rowOf('content/docs/jobs.mdx', 'The most pages it reads').at(-2)).toBe(pages);
});
