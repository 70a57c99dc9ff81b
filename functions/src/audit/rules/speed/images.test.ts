import { assetNoteOf } from '#functions/audit/parse/asset';
import { link, violations } from '../testPage.fixture';
import { imageHeavy, imageNoSize, imageNotLazy, imageOldFormat } from './images';

describe('image-heavy', () => {
  const image = { role: 'image', element: 'img', target: 'https://example.com/a.jpg' } as const;

  test('reports an image of 700 KB', () => {
    expect(imageHeavy.check(link({ ...image, asset: { heavyImage: 700 * 1_024 } }))?.message).toBe(
      '/a.jpg has 700 KB.',
    );
  });

  test("doesn't report a light one, or one of another site", () => {
    expect(imageHeavy.check(link(image))).toBeNull();
    expect(
      imageHeavy.check(link({ ...image, element: 'meta', asset: { heavyImage: 700 * 1_024 } })),
    ).toBeNull();
  });
});

describe('image-old-format', () => {
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
});

describe('image-no-size', () => {
  test('reports one finding for all images of a page', () => {
    expect(violations(imageNoSize, '<img src="/a.png">')).toEqual(['An image has no width and height.']);
    expect(violations(imageNoSize, '<img src="/a.png"><img src="/b.png" width="10">')).toEqual([
      '2 images have no width and height.',
    ]);
  });

  test.each([
    '<img src="/a.png" width="10" height="10">',
    '<img src="/a.png" style="aspect-ratio: 1">',
    '<img src="/a.png" style="width:10px;height:10px">',
    '<img src="data:image/gif;base64,AA">',
    '<img data-src="/a.png">',
    '<noscript><img src="/a.png"></noscript>',
    '<svg><image href="/a.png"/></svg>',
  ])("doesn't report %s", (html) => expect(violations(imageNoSize, html)).toEqual([]));

  test.each([
    'hidden',
    'style="display: none"',
    'style="position:absolute"',
    'style="top:0; position: fixed"',
  ])("doesn't report one that takes no space: %s", (attribute) =>
    expect(violations(imageNoSize, `<img src="/a.png" ${attribute}>`)).toEqual([]),
  );
});

describe('image-not-lazy', () => {
  const image = '<img src="/a.png">';

  test("reports many images that aren't visible at first", () => {
    expect(violations(imageNotLazy, image.repeat(12))).toEqual([
      '7 images below the fold load without lazy loading.',
    ]);
  });

  test("doesn't report a few, or those further down that load lazily", () => {
    expect(violations(imageNotLazy, image.repeat(10))).toEqual([]);
    expect(
      violations(imageNotLazy, image.repeat(5) + '<img src="/a.png" loading="LAZY">'.repeat(20)),
    ).toEqual([]);
  });

  test("doesn't report small inline ones, or those that a script loads", () => {
    expect(violations(imageNotLazy, '<img src="data:image/gif;base64,AA">'.repeat(20))).toEqual([]);
    expect(violations(imageNotLazy, '<img data-src="/a.png">'.repeat(20))).toEqual([]);
  });
});
