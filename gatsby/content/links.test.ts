import { brokenLinks, type LinkingText } from './links';

const page = (path: string, links: string[], ids: string[] = [], published = true): LinkingText => ({
  entry: { path, file: `content${path}.mdx`, published, status: published ? 'live' : 'draft', date: null },
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
  ['/gone', 'leads to a page that doesn’t exist: correct the URL, or remove the link.'],
  ['/docs/job', 'leads to a page that doesn’t exist: did you mean /docs/jobs?'],
  ['../docs/jobs.mdx', 'leads to a page that doesn’t exist: did you mean /docs/jobs?'],
  ['https://site.example/docs/job', 'leads to a page that doesn’t exist: did you mean /docs/jobs?'],
  ['/docs/jobs/', 'leads to a page that doesn’t exist: did you mean /docs/jobs?'],
  ['/dev/errors', 'leads to a page that doesn’t exist: correct the URL, or remove the link.'],
  ['/docs/jobs#parts', 'leads to a heading that doesn’t exist on /docs/jobs: did you mean #part?'],
  ['#her', 'leads to a heading that doesn’t exist on /docs/a: did you mean #here?'],
  ['#%', 'leads to a heading that doesn’t exist on /docs/a: correct the URL, or remove the link.'],
  ['/docs/draft', 'leads to a draft: publish the draft too, or remove the link.'],
  ['/dashboard/setings', 'leads to a page that doesn’t exist: did you mean /dashboard/settings?'],
  ['/admin/nobody/knows', 'leads to a page that doesn’t exist: correct the URL, or remove the link.'],
  ['/#gone', 'has a fragment, but / isn’t made from a text: remove #gone.'],
  ['/blog/tag/links#top', 'has a fragment, but /blog/tag/links isn’t made from a text: remove #top.'],
  ['https://', 'isn’t valid: use a URL such as /docs/jobs.'],
])('reports the broken link %s with its file, its line and the fix', (link, words) => {
  expect(lostOn(link)).toEqual([`content/docs/a.mdx:7: The link ${link} ${words}`]);
});

test('reports a link without a URL', () => {
  expect(lostOn('')).toEqual([
    'content/docs/a.mdx:7: The link without a URL isn’t valid: use a URL such as /docs/jobs.',
  ]);
});

test('allows a draft to have broken links', () => {
  expect(brokenLinks([], [page('/docs/a', ['/gone'], [], false)], 'https://site.example')).toEqual([]);
});

test('reports a link to a scheduled text, unless the text that links to it is published later', () => {
  const scheduled = (path: string, date: string, links: string[]): LinkingText => {
    const text = page(path, links, [], false);
    return { ...text, entry: { ...text.entry, status: 'scheduled', date } };
  };
  const texts = [
    page('/blog/now', ['/blog/may']),
    scheduled('/blog/april', '2027-04-01', ['/blog/may', '/gone']),
    scheduled('/blog/may', '2027-05-01', ['/blog/now']),
    scheduled('/blog/june', '2027-06-01', ['/blog/may']),
  ];
  const words =
    'The link /blog/may leads to a text that isn’t published before 2027-05-01: add the link then, or change one of the two dates.';
  expect(brokenLinks([], texts, 'https://site.example')).toEqual([
    `content/blog/now.mdx:7: ${words}`,
    `content/blog/april.mdx:7: ${words}`,
    'content/blog/april.mdx:7: The link /gone leads to a page that doesn’t exist: correct the URL, or remove the link.',
  ]);
});
