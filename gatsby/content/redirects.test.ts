import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirectProblems, redirectsOf, vanishedProblems, withDeployed, writeRedirects } from './redirects';

const page = (path: string, ...redirects: string[]) => ({ path, file: `content${path}.mdx`, redirects });

const pagesOf = (entries: readonly ReturnType<typeof page>[]) =>
  new Map([['/blog', ''], ...entries.map(({ path, file }): [string, string] => [path, file])]);

const problemsOf = (...entries: ReturnType<typeof page>[]) =>
  redirectProblems(entries, pagesOf(entries), () => 5);

test('accepts redirects from paths without a page', () => {
  expect(problemsOf(page('/blog/a', '/blog/old', '/blog/older'), page('/blog/b', '/news'))).toEqual([]);
});

test('reports a redirect that loops', () => {
  expect(problemsOf(page('/blog/a', '/blog/a'))).toEqual([
    'content/blog/a.mdx: "redirects" has /blog/a, the path of this page itself, which would be a loop; remove it (line 5)',
  ]);
  expect(problemsOf(page('/blog/a', '/blog/b'), page('/blog/b', '/blog/a'))).toEqual([
    'content/blog/a.mdx: "redirects" has /blog/b, and content/blog/b.mdx has /blog/a, which would be a loop; remove one of the two (line 5)',
    'content/blog/b.mdx: "redirects" has /blog/a, and content/blog/a.mdx has /blog/b, which would be a loop; remove one of the two (line 5)',
  ]);
});

test('reports a chain of redirects', () => {
  expect(problemsOf(page('/blog/a', '/blog/b'), page('/blog/b', '/blog/c'))).toEqual([
    'content/blog/a.mdx: "redirects" has /blog/b, the path of content/blog/b.mdx, which has redirects too and would start a chain; remove it (line 5)',
  ]);
});

test.each([
  ['/blog/b', 'the path of content/blog/b.mdx; remove it, or rename that page'],
  ['/blog', 'the path of a page of the site; remove it, or rename that page'],
  ['/dashboard/jobs', 'a path of the application; remove it'],
  ['/dashboard/gone', 'a path of the application; remove it'],
  ['/api/waitlist', 'a path of the application; remove it'],
  ['/monitoring', 'a path of the application; remove it'],
  ['/favicon.svg', 'a file in static/; remove it'],
])('reports the redirect of %s, which is in use', (path, words) => {
  expect(problemsOf(page('/blog/a', path), page('/blog/b'))).toEqual([
    `content/blog/a.mdx: "redirects" has ${path}, ${words} (line 5)`,
  ]);
});

test('reports a redirect that two pages have', () => {
  expect(problemsOf(page('/blog/a', '/blog/old'), page('/blog/b', '/blog/old'))).toEqual([
    'content/blog/b.mdx: "redirects" has /blog/old, which content/blog/a.mdx has, too; remove it from one of the two (line 5)',
  ]);
});

describe('a published URL without a page', () => {
  const published = ['/blog/how-links-rot', '/blog/kept', '/blog/moved', ''];
  const isThere = (path: string) => path === '/blog/kept' || path === '/blog/moved';

  test('is reported with the line to add to the renamed page', () => {
    const entries = [page('/blog/kept'), page('/blog/how-links-break', '/blog/moved'), page('/docs/new')];
    expect(vanishedProblems(published, entries, isThere)).toEqual([
      'content/published-urls.txt:1: /blog/how-links-rot was published and has no page now: add “redirects: [/blog/moved, /blog/how-links-rot]” to the frontmatter of the page that replaces it, which is probably content/blog/how-links-break.mdx, or remove this line if the page is gone for good.',
    ]);
  });

  test('is reported with the only new page of its folder, however it is named', () => {
    const entries = [page('/blog/kept'), page('/blog/decay'), page('/docs/new')];
    expect(vanishedProblems(published, entries, isThere)[0]).toContain('probably content/blog/decay.mdx');
  });

  test('is reported without a guess if no page is similar', () => {
    expect(vanishedProblems(published, [page('/docs/new')], isThere)[0]).toContain(
      'of the page that replaces it, or remove this line',
    );
  });
});

test('adds the URLs of a deployed sitemap to the list, without lists of posts, and keeps those that are gone', () => {
  const urls = ['https://x.example/', 'https://x.example/blog/a', 'https://x.example/blog/tag/links'];
  const sitemap = urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n');
  expect(withDeployed(['/blog/gone', '/blog/a'], sitemap)).toEqual(['/', '/blog/a', '/blog/gone']);
});

test('a deployment whose redirects are new stops after writing them, and the next one continues', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  try {
    writeFileSync(join(folder, 'firebase.json'), readFileSync('firebase.json'));
    const redirects = redirectsOf([page('/blog/a', '/blog/z')]);
    expect(() => writeRedirects(folder, redirects, true)).toThrow('commit firebase.json, and deploy again');
    expect(() => writeRedirects(folder, redirects, true)).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('writes redirects into firebase.json, sorted, and leaves the rest as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const file = join(folder, 'firebase.json');
  const source = readFileSync('firebase.json', 'utf8').replace(/"redirects": \[[^\]]*\]/, '"redirects": []');
  try {
    writeFileSync(file, source);
    writeRedirects(folder, redirectsOf([page('/blog/a', '/blog/z', '/blog/b')]), false);
    const { hosting, ...others } = JSON.parse(readFileSync(file, 'utf8'));
    expect(hosting.redirects).toEqual([
      { source: '/blog/b', destination: '/blog/a', type: 301 },
      { source: '/blog/z', destination: '/blog/a', type: 301 },
    ]);
    expect(others).toEqual({ ...JSON.parse(source), hosting: undefined });
    writeRedirects(folder, [], false);
    expect(readFileSync(file, 'utf8')).toBe(source);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
