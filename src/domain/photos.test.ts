import * as v from 'valibot';
import {
  centered,
  dragged,
  gravatarOf,
  isUploadedPhoto,
  maxPhotoBytes,
  squareOf,
  uploadedPhotoSchema,
} from './photos';

describe('Gravatar', () => {
  test('an email address has one image, however it is spelled', async () => {
    // printf 'ada@example.com' | sha256sum
    const hash = 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72';
    const picture = await gravatarOf(' Ada@Example.com ');
    expect(picture).toBe(await gravatarOf('ada@example.com'));
    expect(picture).toMatch(/^https:\/\/gravatar\.com\/avatar\/[0-9a-f]{64}\?d=404$/);
    expect(picture).toContain(hash);
  });
});

describe('uploaded photos', () => {
  const webp = Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ').toString('base64');
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('base64');
  const large = (bytes: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3)]);

  test.each([
    ['a WebP image', `data:image/webp;base64,${webp}`, true],
    ['a JPEG image', `data:image/jpeg;base64,${jpeg}`, true],
    ['the largest image', `data:image/jpeg;base64,${large(maxPhotoBytes).toString('base64')}`, true],
    ['a larger image', `data:image/jpeg;base64,${large(maxPhotoBytes + 3).toString('base64')}`, false],
    ['another type than it says', `data:image/webp;base64,${jpeg}`, false],
    ['an SVG image', 'data:image/svg+xml;base64,PHN2Zz4=', false],
    ['a page', 'data:text/html;base64,PGI+', false],
    ['more than base64', `data:image/jpeg;base64,${jpeg}"onload=x`, false],
    ['a URL', 'https://example.test/a.jpeg', false],
    ['an image after other text', `x data:image/jpeg;base64,${jpeg}`, false],
  ])('%s', (_, image, valid) => {
    expect(v.is(uploadedPhotoSchema, image)).toBe(valid);
  });

  const wide = { width: 400, height: 200 };

  test('shows the middle of an image by default, as much of it as fits', () => {
    expect(squareOf(wide, centered)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf({ width: 200, height: 400 }, centered)).toEqual({ left: 0, top: 100, side: 200 });
  });

  test('shows less of an image when zoomed', () => {
    expect(squareOf(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 300, top: 0, side: 100 });
  });

  test('follows a drag and stops at the edges', () => {
    expect(dragged(wide, centered, { dx: 0.25, dy: 0.25 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
    expect(dragged(wide, centered, { dx: -3, dy: 0 }).x).toBe(1);
    expect(dragged(wide, { ...centered, zoom: 2 }, { dx: 0, dy: 0.5 }).y).toBe(0);
  });

  test('move even if only one pixel is hidden', () => {
    expect(dragged({ width: 201, height: 200 }, centered, { dx: 0.1, dy: 0 }).x).toBe(0);
  });

  test('are recognized by their URL', () => {
    expect(isUploadedPhoto(`data:image/jpeg;base64,${jpeg}`)).toBe(true);
    expect(isUploadedPhoto('https://example.test/data:image.jpeg')).toBe(false);
  });
});
