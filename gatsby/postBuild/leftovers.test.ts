import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moveUnusedImages, restoreImages } from './leftovers';

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

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'left-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const html = `<img srcset="/static/${inText}/ab/chain.png 1x"><img src="/static/pictures/drawing-0123456789abcdef.svg">`;
const cover = { src: `/static/${asCover}/ab/cover.png` };
const set = () =>
  moveUnusedImages({ root, folder: join(root, 'public'), content: [{ rendered: { html, cover } }] as never });
const missing = () => files.filter((file) => !existsSync(join(root, 'public', file)));

test('moves unused images out of the published folder, touches nothing else, and restores them for the next build', async () => {
  for (const file of files) {
    const path = join(root, 'public', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  const left = [`static/${ofDraft}/ab/secret.png`, 'static/pictures/drawing-fedcba9876543210.svg'];
  await set();
  expect(missing()).toEqual(left);
  await restoreImages(root);
  expect(missing()).toEqual([]);
  // Again, also if the same image was generated in the meantime.
  await set();
  mkdirSync(join(root, 'public/static', ofDraft));
  await set();
  expect(missing()).toEqual(left);
});

test('moves nothing if there are no images', async () => {
  await set();
  await restoreImages(root);
  expect(missing()).toEqual(files);
});
