import { lostLinks } from './links';
import type { BuiltPage } from './site';

const page = (path: string, links: string[], headings: string[] = [], published = true): BuiltPage => ({
  entry: {
    kind: 'docs',
    path,
    file: `content${path}.mdx`,
    title: path,
    description: '',
    date: null,
    updated: null,
    author: null,
    tags: [],
    section: 'Start',
    order: 0,
    rule: null,
    published,
  },
  rendered: {
    html: '',
    links,
    headings: headings.map((id) => ({ id, text: id, depth: 2 })),
    words: 1,
    cover: null,
  },
});

const lostOn = (...content: BuiltPage[]) =>
  lostLinks({ paths: [...content.map(({ entry }) => entry.path), '/pricing'], content });

test.each(['/pricing', '/docs/b#part', '#here', '/dashboard/jobs', '/rss.xml'])(
  '%s leads somewhere',
  (link) => {
    expect(lostOn(page('/docs/a', [link], ['here']), page('/docs/b', [], ['part']))).toEqual([]);
  },
);

test.each(['/gone', '/docs/b#gone', '#gone', '/dashboards'])(
  '%s leads nowhere, and the file is named',
  (link) => {
    expect(lostOn(page('/docs/a', [link]), page('/docs/b', [], ['part']))).toEqual([
      `content/docs/a.mdx: links to ${link}, which is not there`,
    ]);
  },
);

test('a draft may still lead nowhere', () => {
  expect(lostOn(page('/docs/a', ['/gone'], [], false))).toEqual([]);
});
