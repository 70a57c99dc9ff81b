import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { docsInCode } from '../../src/domain/routes';
import { brokenLinksInCode, brokenLinksOnPages } from './links';

async function lostAmong(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const paths = Object.keys(files)
      .filter((name) => name.endsWith('/index.html'))
      .map((name) => `/${name.replace(/\/?index\.html$/, '')}`);
    return await brokenLinksOnPages({ paths, folder, root: folder, content: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('reports a broken URL of a component once, with a page that has it', async () => {
  const lost = await lostAmong({
    'about/index.html': '<link rel="icon" href="/icon.svg"><a href="/docs/privcy#top">Privacy</a>',
    'pricing/index.html': '<a href="/docs/privcy">Privacy</a>',
    'icon.svg': '',
  });
  expect(lost).toEqual([
    '/about: a component links to /docs/privcy, which isn’t a page or file of this site.',
  ]);
});

test('accepts pages, files, client-rendered screens and other sites', async () => {
  const links = [
    '/about',
    '/about/?a=b',
    '/a%20b.pdf',
    '/dashboard/jobs/1',
    '//elsewhere.example/x',
    'https://x.example/',
  ];
  const html = links.map((href) => `<a href="${href}">There</a>`).join('');
  expect(await lostAmong({ 'about/index.html': html, 'a b.pdf': '' })).toEqual([]);
});

test('reports a docs page that was renamed and is only linked from the application', () => {
  expect(brokenLinksInCode('/nowhere')).toHaveLength(docsInCode.length);
  expect(brokenLinksInCode('/nowhere')).toContainEqual(expect.stringContaining('/docs/verification'));
});
