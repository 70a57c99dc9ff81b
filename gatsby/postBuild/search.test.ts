import { entryOf } from '../content/entries';
import { pageText } from './search';

function textOf(html: string) {
  const frontmatter = { title: 'Jobs', description: 'What a job is.', section: 'Start', order: 1 };
  const result = entryOf('docs/jobs.mdx', frontmatter, { showsAll: false, today: '2100-01-01' });
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return pageText({
    entry: result.entry,
    rendered: { html, headings: [], links: [], words: 0, cover: null },
  });
}

test('splits a text at its headings, after a section that begins with the description', () => {
  const html =
    '<p>A <a href="/x">job</a>.</p><h2 id="end"><a class="heading-link"></a>The end</h2><p>It</p><p>ends.</p>';
  expect(textOf(html)).toEqual({
    path: '/docs/jobs',
    sections: [{ text: 'What a job is. A job.' }, { id: 'end', heading: 'The end', text: 'It ends.' }],
  });
});

test('leaves sources out, because readers look for what a page says', () => {
  const html = '<p>A job.</p><h2 id="sources">Sources</h2><ul><li>Another site</li></ul>';
  expect(textOf(html).sections).toEqual([{ text: 'What a job is. A job.' }]);
});

test('keeps words of code whole, decodes characters, and leaves buttons out', () => {
  const html =
    '<pre><code><span class="line">&lt;<span>a</span>&gt; &amp;amp; &quot;b&quot;</span></code></pre><button>Copy</button>';
  expect(textOf(html).sections[0]?.text).toBe('What a job is. <a> &amp; "b"');
});
