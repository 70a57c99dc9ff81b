import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { shapeOf } from './shape';

const folder = mkdtempSync(join(tmpdir(), 'shape-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function shapeOfFile(name: string, content: Buffer | string) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return shapeOf(file);
}

const lying = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } });

test('shows a photo from an upright phone upright', async () => {
  const photo = await lying.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await shapeOfFile('phone.jpg', photo)).toEqual({
    width: 30,
    height: 40,
    isTurned: true,
    isTransparent: false,
    isKeptAsItIs: false,
  });
});

test('leaves other photos as they are', async () => {
  expect(await shapeOfFile('camera.png', await lying.clone().png().toBuffer())).toEqual({
    width: 40,
    height: 30,
    isTurned: false,
    isTransparent: false,
    isKeptAsItIs: false,
  });
});

test('keeps a logo transparent', async () => {
  const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } });
  expect(await shapeOfFile('logo.png', await clear.png().toBuffer())).toMatchObject({ isTransparent: true });
});

test('keeps a vector drawing a vector drawing', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"></svg>';
  expect(await shapeOfFile('drawing.svg', drawing)).toMatchObject({
    width: 200,
    height: 100,
    isKeptAsItIs: true,
  });
});

test('keeps an animation animated', async () => {
  const twoFrames = Buffer.concat([Buffer.alloc(4 * 4 * 3), Buffer.alloc(4 * 4 * 3, 255)]);
  const frames = await sharp(twoFrames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect(await shapeOfFile('moving.gif', frames)).toMatchObject({ isKeptAsItIs: true });
});

test('reports a file that isn’t an image', async () => {
  await expect(shapeOfFile('text.png', 'Hello')).rejects.toThrow(/unsupported image format/);
});
