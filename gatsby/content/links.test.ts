import { type LinkingText, lostLinks } from './links';

const page = (path: string, links: string[], headings: string[] = [], published = true): LinkingText => ({
  entry: { path, file: `content${path}.mdx`, published },
  rendered: {
    links: links.map((href) => ({ href, line: 7 })),
    headings: headings.map((id) => ({ id, text: id, depth: 2 })),
  },
});

const lostOn = (...content: LinkingText[]) =>
  lostLinks([...content.map(({ entry }) => entry.path), '/pricing'], content);

test.each(['/pricing', '/docs/b#part', '#here', '/dashboard/jobs', '/rss.xml'])(
  '%s leads somewhere',
  (link) => {
    expect(lostOn(page('/docs/a', [link], ['here']), page('/docs/b', [], ['part']))).toEqual([]);
  },
);

test.each(['/gone', '/docs/b#gone', '#gone', '/dashboards'])(
  '%s leads nowhere, and its file and line are named',
  (link) => {
    expect(lostOn(page('/docs/a', [link]), page('/docs/b', [], ['part']))).toEqual([
      `content/docs/a.mdx:7: The link ${link} leads to nothing on this site.`,
    ]);
  },
);

test('a draft may still lead nowhere', () => {
  expect(lostOn(page('/docs/a', ['/gone'], [], false))).toEqual([]);
});
