import { brokenLinks, type LinkingText } from './links';

const page = (path: string, links: string[], ids: string[] = [], published = true): LinkingText => ({
  entry: { path, file: `content${path}.mdx`, published },
  rendered: {
    links: links.map((href) => ({ href, line: 7 })),
    html: ids.map((id) => `<h2 id="${id}">${id}</h2>`).join(''),
  },
});

const lostOn = (link: string) =>
  brokenLinks(
    ['/blog/tag/links'],
    [page('/docs/a', [link], ['here']), page('/docs/jobs', [], ['part']), page('/docs/draft', [], [], false)],
    'https://site.example',
  );

test.each([
  '/pricing',
  '/blog/tag/links',
  '/docs/jobs#part',
  'jobs#part',
  '#here',
  '/dashboard/jobs/1',
  '/dashboard/jobs/1#findings',
  '/report/AbCdEf',
  '/rss.xml',
  'https://site.example/docs/jobs',
  'https://elsewhere.example/docs/gone',
  '//elsewhere.example/',
])('accepts the link %s', (link) => {
  expect(lostOn(link)).toEqual([]);
});

test.each([
  ['/gone', 'leads to no page of this site: mend the address, or take the link away.'],
  ['/docs/job', 'leads to no page of this site: is /docs/jobs meant?'],
  ['../docs/jobs.mdx', 'leads to no page of this site: is /docs/jobs meant?'],
  ['https://site.example/docs/job', 'leads to no page of this site: is /docs/jobs meant?'],
  ['/docs/jobs/', 'leads to no page of this site: is /docs/jobs meant?'],
  ['/dev/errors', 'leads to no page of this site: mend the address, or take the link away.'],
  ['/docs/jobs#parts', 'leads to no heading of /docs/jobs: is #part meant?'],
  ['#her', 'leads to no heading of /docs/a: is #here meant?'],
  ['#%', 'leads to no heading of /docs/a: mend the address, or take the link away.'],
  ['/docs/draft', 'leads to a draft: publish that one, too, or take the link away.'],
  ['/dashboard/setings', 'leads to no page of this site: is /dashboard/settings meant?'],
  ['/admin/nobody/knows', 'leads to no page of this site: mend the address, or take the link away.'],
  ['/#gone', 'names a place on /, which no text is made to: take #gone away.'],
  ['/blog/tag/links#top', 'names a place on /blog/tag/links, which no text is made to: take #top away.'],
  ['https://', 'leads nowhere: write an address such as /docs/jobs.'],
])('reports the broken link %s with its file, its line and the fix', (link, words) => {
  expect(lostOn(link)).toEqual([`content/docs/a.mdx:7: The link ${link} ${words}`]);
});

test('reports a link without a URL', () => {
  expect(lostOn('')).toEqual([
    'content/docs/a.mdx:7: The link without an address leads nowhere: write an address such as /docs/jobs.',
  ]);
});

test('allows a draft to have broken links', () => {
  expect(brokenLinks([], [page('/docs/a', ['/gone'], [], false)], 'https://site.example')).toEqual([]);
});
