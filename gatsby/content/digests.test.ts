import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areUnchanged, recordingFinder } from './digests';
import type { ImageAttributes } from './images';

const found: ImageAttributes = {
  src: '/a.png',
  srcSet: '',
  sizes: '',
  width: '1',
  height: '1',
  avif: '',
  webp: '',
  backdrop: '',
};

let folder: string;
let picture: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
  picture = join(folder, 'a.png');
  writeFileSync(picture, 'as it was');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function digestsOnce() {
  const { find, digests } = recordingFinder(async (path) => (path === picture ? found : undefined));
  await find(picture);
  await find(join(folder, 'none.png'));
  return digests;
}

test('keeps a text while its images are unchanged', async () => {
  const seen = await digestsOnce();
  expect(Object.keys(seen)).toEqual([picture]);
  expect(areUnchanged(seen)).toBe(true);
});

test('notices an image that was changed or deleted', async () => {
  const seen = await digestsOnce();
  writeFileSync(picture, 'another one');
  expect(areUnchanged(seen)).toBe(false);
  rmSync(picture);
  expect(areUnchanged(seen)).toBe(false);
});
