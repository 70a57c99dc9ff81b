import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeLeftPictures } from './leftovers';

const inText = '1'.repeat(32);
const asCover = '2'.repeat(32);
const ofDraft = '3'.repeat(32);
const files = [
  `static/${inText}/ab/chain.png`,
  `static/${asCover}/ab/cover.avif`,
  `static/${ofDraft}/ab/secret.png`,
  'static/pictures/drawing-0123456789abcdef.svg',
  'static/pictures/drawing-fedcba9876543210.svg',
  'static/site/site-ABC.js',
  'static/inter-0123.woff2',
];

test('pictures that no text shows any more are taken away, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'));
  try {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    const html = `<img srcset="/static/${inText}/ab/chain.png 1x"><img src="/static/pictures/drawing-0123456789abcdef.svg">`;
    const cover = { src: `/static/${asCover}/ab/cover.png` };
    await removeLeftPictures({ folder, content: [{ rendered: { html, cover } }] as never });
    const left = files.filter((file) => !existsSync(join(folder, file)));
    expect(left).toEqual([`static/${ofDraft}/ab/secret.png`, 'static/pictures/drawing-fedcba9876543210.svg']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a site without pictures has none to take away', async () => {
  await expect(removeLeftPictures({ folder: '/nowhere', content: [] })).resolves.toBeUndefined();
});
