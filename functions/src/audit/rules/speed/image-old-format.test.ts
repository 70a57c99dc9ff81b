import { assetNoteOf } from '#functions/audit/parse/asset';
import { link } from '../testPage';
import { imageOldFormat } from './image-old-format';

const target = 'https://example.com/a';
const of = (type: string, bytes: number, element = 'img') => {
  const headers = {
    'content-type': type,
    'content-length': String(bytes),
    'cache-control': 'max-age=9999999',
  };
  const answer = {
    kind: 'answer',
    status: 200,
    headers,
    body: null,
    bytes: 0,
    durationMs: 1,
    firstByteMs: 1,
    attempts: 1,
  } as const;
  return imageOldFormat.check(
    link({ target, role: 'image', element, asset: assetNoteOf(target, answer, true) }),
  )?.message;
};

test('a JPEG of 200 KB', () => {
  expect(of('image/jpeg', 200 * 1_024)).toBe('/a (200 KB) would be smaller as WebP or AVIF.');
});

test('not a small one, a new format, a drawing, or an animation', () => {
  expect(of('image/jpeg', 90 * 1_024)).toBeUndefined();
  for (const type of ['image/webp', 'image/avif', 'image/svg+xml', 'image/gif'])
    expect(of(type, 200 * 1_024)).toBeUndefined();
});

test('not the source of a picture that offers several formats, nor a preview', () => {
  expect(of('image/jpeg', 200 * 1_024, 'source')).toBeUndefined();
  expect(of('image/jpeg', 200 * 1_024, 'meta')).toBeUndefined();
  expect(of('image/jpeg', 200 * 1_024, 'picture')).toBeUndefined();
});
