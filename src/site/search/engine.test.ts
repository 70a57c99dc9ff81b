import { SearchEngine } from './engine';

const pages = [
  { path: '/docs/rules/broken-link', title: 'Broken link', keywords: ['404', 'dead link'] },
  { path: '/docs/rules/soft-404', title: 'Error page that returns status 200' },
  { path: '/docs/terminal', title: 'Terminal command' },
  { path: '/docs/schedules', title: 'Schedules' },
  { path: '/auth/login', title: 'Log in', keywords: ['sign in'] },
];
const texts = [
  {
    path: '/docs/rules/broken-link',
    sections: [
      { text: 'A link leads nowhere, as software often finds.' },
      {
        id: 'how-to-fix-it',
        heading: 'How to fix it',
        text: 'Look for a soft and quiet 404, such as “404”.',
      },
    ],
  },
  { path: '/docs/rules/soft-404', sections: [{ text: 'This is a soft 404. A link to it works.' }] },
  { path: '/docs/terminal', sections: [{ text: 'Software for your terminal.' }] },
  {
    path: '/docs/schedules',
    sections: [
      { text: 'Run jobs daily.' },
      { id: 'email', heading: 'Email notifications', text: 'We write when something got worse.' },
    ],
  },
];
const engine = new SearchEngine(pages, texts);
const pathsFor = (typed: string) => engine.search(typed).pages.map(({ page }) => page.path);

test('a section with the phrase comes before one with the same words apart from each other', () => {
  expect(pathsFor('soft 404')).toEqual(['/docs/rules/soft-404', '/docs/rules/broken-link']);
});

test('a page comes first for its title and for each of its keywords', () => {
  expect(pathsFor('404')[0]).toBe('/docs/rules/broken-link');
  expect(pathsFor('dead links')[0]).toBe('/docs/rules/broken-link');
  expect(pathsFor('Sign in')).toEqual(['/auth/login']);
});

test('quotes find only the phrase', () => {
  expect(pathsFor('"soft 404"')).toEqual(['/docs/rules/soft-404']);
  expect(pathsFor('"quiet soft"')).toEqual([]);
});

test('returns the section that matches best', () => {
  expect(engine.search('notifications').pages[0]?.section.id).toBe('email');
});

test('of several matching sections of a page, returns the best', () => {
  const page = { path: '/docs/jobs', title: 'Jobs' };
  const sections = [
    { text: 'A job can send headers.' },
    { id: 'headers', heading: 'Request headers', text: 'Set request headers here.' },
    { id: 'more', heading: 'More', text: 'A request may fail because of its headers.' },
  ];
  const found = new SearchEngine([page], [{ path: page.path, sections }]).search('request headers');
  expect(found.pages.map(({ section }) => section.id)).toEqual(['headers']);
});

test('a section with this heading comes before a longer title with the phrase', () => {
  const names = [
    { path: '/changelog/headers', title: 'Encrypted request headers' },
    { path: '/docs/jobs', title: 'Jobs' },
  ];
  const headers = { id: 'headers', heading: 'Request headers', text: 'Set them here.' };
  const found = new SearchEngine(names, [{ path: '/docs/jobs', sections: [headers] }]).search(
    'request headers',
  );
  expect(found.pages[0]?.page.path).toBe('/docs/jobs');
});

test.each(['slack', 'webhook', 'Webhooks'])('“%s” finds what the texts call email notifications', (typed) => {
  expect(engine.search(typed)).toMatchObject({
    changed: false,
    unknown: [],
    pages: [{ page: { path: '/docs/schedules' }, section: { id: 'email' } }],
  });
});

test.each([
  ['broekn link', ['broken', 'link']],
  ['sofware', ['software']],
  ['notifcations', ['notification']],
])('corrects “%s”', (typed, words) => {
  expect(engine.search(typed)).toMatchObject({ words, changed: true, unknown: [] });
});

test.each(['links', 'notif', 'schedule'])('leaves “%s” unchanged, and finds its page', (typed) => {
  expect(engine.search(typed)).toMatchObject({ words: [typed], changed: false, unknown: [] });
  expect(engine.search(typed).total).toBeGreaterThan(0);
});

test('ignores a word that no page has, and names it', () => {
  expect(engine.search('xyzzy terminal')).toMatchObject({
    words: ['terminal'],
    unknown: ['xyzzy'],
    total: 1,
  });
  expect(engine.search('ÿÿÿÿ')).toMatchObject({ words: [], unknown: ['ÿÿÿÿ'], total: 0 });
});

test('finds pages with some of the words if none has all', () => {
  expect(pathsFor('terminal worse').toSorted()).toEqual(['/docs/schedules', '/docs/terminal']);
});
