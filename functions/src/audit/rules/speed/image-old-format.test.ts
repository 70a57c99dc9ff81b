import { assetNoteOf } from '#functions/audit/parse/asset';
import { link } from '../testPage.fixture';
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

test('reports a JPEG of 200 KB', () => {
  expect(of('image/jpeg', 200 * 1_024)).toBe('/a (200 KB) would be smaller as WebP or AVIF.');
});

test("doesn't report a small one, a new format, an SVG, or an animation", () => {
  expect(of('image/jpeg', 90 * 1_024)).toBeUndefined();
  for (const type of ['image/webp', 'image/avif', 'image/svg+xml', 'image/gif'])
    expect(of(type, 200 * 1_024)).toBeUndefined();
});

test("doesn't report the source of a picture with several formats, or a preview", () => {
  expect(of('image/jpeg', 200 * 1_024, 'source')).toBeUndefined();
  expect(of('image/jpeg', 200 * 1_024, 'meta')).toBeUndefined();
  expect(of('image/jpeg', 200 * 1_024, 'picture')).toBeUndefined();
});
