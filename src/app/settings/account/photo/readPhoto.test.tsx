import { maxPhotoBytes, maxPhotoFileBytes } from '#domain/photos';
import { encodePhoto, readPhoto } from './readPhoto';

const fileOf = (type: string, size = 10) => {
  const file = new File(['0123456789'], 'photo', { type });
  return Object.defineProperty(file, 'size', { value: size });
};

afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

test.each([
  ['a text', fileOf('text/plain'), 'photo-not-an-image'],
  ['a large image', fileOf('image/png', maxPhotoFileBytes + 1), 'photo-too-large'],
  ['a damaged image', fileOf('image/png'), 'photo-unreadable'],
])('rejects %s with a reason', async (_, file, code) => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('damaged')) });
  await expect(readPhoto(file)).rejects.toMatchObject({ code });
});

/** A canvas whose image has this many bytes at full quality, in the formats that the browser can encode. */
function canvasOf(bytes: number, formats: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const toDataURL = (type = 'image/png', quality: number) => {
    const used = formats.includes(type) ? type : 'image/png';
    return `data:${used};base64,${'A'.repeat((bytes * quality * 4) / 3)}`;
  };
  return Object.assign(canvas, { toDataURL });
}

test('encodes as WebP, or as JPEG where a browser can’t', () => {
  expect(encodePhoto(canvasOf(3_000, ['image/webp']))).toMatch(/^data:image\/webp;/);
  expect(encodePhoto(canvasOf(3_000, ['image/jpeg']))).toMatch(/^data:image\/jpeg;/);
});

test('lowers the quality until the photo is small enough', () => {
  const url = encodePhoto(canvasOf(120_000, ['image/webp']));
  expect((url.length * 3) / 4).toBeLessThan(maxPhotoBytes);
  expect(() => encodePhoto(canvasOf(1_000_000, ['image/webp']))).toThrow('photo-unreadable');
});
