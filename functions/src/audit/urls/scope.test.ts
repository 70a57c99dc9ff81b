import * as v from 'valibot';
import { type JobInputDraft, jobInputSchema } from '#domain/jobInput';
import { Scope, sameOwner, type Treatment } from './scope';

const scopeOf = (draft: Partial<JobInputDraft> = {}) =>
  new Scope(v.parse(jobInputSchema, { url: 'https://example.com/', ...draft }));

type Case = [Partial<JobInputDraft>, string, Treatment];

test.each<Case>([
  [{}, 'https://example.com/a', 'crawl'],
  [{}, 'http://example.com/a', 'crawl'],
  [{}, 'https://www.example.com/a', 'check'],
  [{}, 'https://example.com.evil.test/a', 'check'],
  [{}, 'https://example.com:8443/a', 'check'],
  [{ checkExternal: false }, 'https://other.example/', 'ignore'],
  [{}, 'https://example.com/a.pdf', 'either'],
  [{}, 'https://example.com/a.pdf?x=1', 'either'],
  [{ maxDepth: 2 }, 'https://example.com/a.pdf', 'check'],
  [{ scope: 'page' }, 'https://example.com/a.pdf', 'check'],
  [{}, 'https://example.com/a.html', 'crawl'],
  [{}, 'https://example.com/v1.2/notes', 'crawl'],
  [{ scope: 'page' }, 'https://example.com/a', 'check'],
  [{ scope: 'list', urls: ['https://two.example/'] }, 'https://two.example/x', 'check'],
  [{ scope: 'section', url: 'https://example.com/docs/' }, 'https://example.com/docs/a', 'crawl'],
  [{ scope: 'section', url: 'https://example.com/docs/' }, 'https://example.com/blog', 'check'],
  [{ scope: 'section', url: 'https://example.com/docs' }, 'https://example.com/docs/a', 'crawl'],
  [{ scope: 'section', url: 'https://example.com/docs' }, 'https://example.com/docs-old', 'check'],
  [{ scope: 'section', url: 'https://example.com/docs/index.html' }, 'https://example.com/docs/a', 'crawl'],
  [{ include: ['/blog/*'] }, 'https://example.com/blog/a', 'crawl'],
  [{ include: ['/blog/*'] }, 'https://example.com/shop', 'ignore'],
  [{ exclude: ['/admin/*'] }, 'https://example.com/admin/x', 'ignore'],
  [{ exclude: ['/admin/*'] }, 'https://other.example/admin/x', 'check'],
  [{ exclude: ['/*?print=*'] }, 'https://example.com/a?print=1', 'ignore'],
  [{ exclude: ['/a'] }, 'https://example.com/a?b=1', 'ignore'],
  [{ maxDepth: 2 }, 'https://example.com/deep', 'check'],
])('%j: treats a link to %s as %s', (draft, url, treatment) => {
  expect(scopeOf(draft).treatmentOf(url, true, 3)).toBe(treatment);
});

test('checks the image of a page that is left out', () => {
  expect(scopeOf({ include: ['/blog/*'] }).treatmentOf('https://example.com/a.png', false, 1)).toBe('check');
});

test("extends the site to the target of the start URL's redirect", () => {
  const scope = scopeOf();
  scope.addSite('https://www.example.com/home');
  expect(scope.treatmentOf('https://www.example.com/a', true, 1)).toBe('crawl');
});

test.each([
  ['https://example.com/', 'https://static.example.com/a.js'],
  ['https://www.example.co.uk/', 'https://cdn.example.co.uk/'],
  ['https://www.dm.de/', 'https://dm.de/'],
  ['https://alice.github.io/', 'https://static.alice.github.io/'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1:1/a'],
])('gives %s and %s the same owner', (one, other) => expect(sameOwner(one, other)).toBe(true));

test.each([
  ['https://example.com/', 'https://example.net/'],
  ['https://example.co.uk/', 'https://other.co.uk/'],
  ['https://alice.github.io/', 'https://bob.github.io/'],
  ['https://github.io/', 'https://alice.github.io/'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1:2/'],
])('gives %s and %s different owners', (one, other) => expect(sameOwner(one, other)).toBe(false));
