import fc from 'fast-check';
import { iconUrlOf, maxIconBytes } from '#domain/siteIcon';
import { bitmapOf, icoOf, pngOf } from '#tests/support/icons';
import { readIcon } from './readIcon';

const bitmap = (side: number) => ({ side, image: bitmapOf(side) });
const typeOf = (icon: Buffer | null) => iconUrlOf(icon?.toString('base64'))?.split(';')[0];

describe('a PNG file', () => {
  it('is kept', () => {
    expect(readIcon(pngOf(48))).toEqual(pngOf(48));
    expect(typeOf(readIcon(pngOf(48)))).toBe('data:image/png');
  });

  it('loses what doesn’t belong to its image, and what follows it', () => {
    expect(readIcon(pngOf(32, { text: 9_000 }))).toEqual(pngOf(32));
    expect(readIcon(Buffer.concat([pngOf(32), Buffer.from('<script>')]))).toEqual(pngOf(32));
  });

  it('is rejected with more bytes than are stored', () => {
    const large = pngOf(128, { raw: true });
    expect(large.length).toBeGreaterThan(maxIconBytes);
    expect(readIcon(large)).toBeNull();
  });

  it.each([1, 7, 257, 30_000, 2 ** 31])('is rejected with sides of %d px', (side) => {
    const png = pngOf(32);
    png.writeUInt32BE(side, 16);
    expect(readIcon(png)).toBeNull();
    png.writeUInt32BE(32, 16);
    png.writeUInt32BE(side, 20);
    expect(readIcon(png)).toBeNull();
  });

  it('is rejected when it is cut off', () => {
    expect(readIcon(pngOf(32).subarray(0, -1))).toBeNull();
    expect(readIcon(pngOf(32).subarray(0, 20))).toBeNull();
  });
});

describe('an ICO file', () => {
  it('gives its image of 32 px, as a file of its own', () => {
    const icon = readIcon(icoOf(bitmap(16), bitmap(32), bitmap(48)));
    expect(icon).toEqual(icoOf(bitmap(32)));
    expect(typeOf(icon)).toBe('data:image/x-icon');
  });

  it('gives a smaller image when larger ones have too many bytes', () => {
    expect(readIcon(icoOf(bitmap(48), bitmap(16), bitmap(24)))).toEqual(icoOf(bitmap(24)));
  });

  it('gives the PNG that it contains as it is', () => {
    expect(readIcon(icoOf(bitmap(16), { side: 48, image: pngOf(48) }))).toEqual(pngOf(48));
  });

  it('gives an image that was read although the file is cut off after it', () => {
    const file = icoOf(bitmap(16), bitmap(32));
    expect(readIcon(file.subarray(0, -1))).toEqual(icoOf(bitmap(16)));
    expect(readIcon(icoOf(bitmap(16)).subarray(0, -1))).toBeNull();
  });

  it('is rejected if its bitmap has another size than its entry, or is compressed', () => {
    const bomb = bitmapOf(16);
    bomb.writeInt32LE(60_000, 4);
    expect(readIcon(icoOf({ side: 16, image: bomb }))).toBeNull();
    const compressed = bitmapOf(16);
    compressed.writeUInt32LE(1, 16);
    expect(readIcon(icoOf({ side: 16, image: compressed }))).toBeNull();
  });

  it('is rejected without images', () => {
    expect(readIcon(icoOf())).toBeNull();
    expect(
      readIcon(icoOf({ side: 32, image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })),
    ).toBeNull();
  });
});

it.each([
  ['an HTML page', '<!doctype html><title>Not found</title>'],
  ['an SVG image', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a GIF image', 'GIF89a'],
  ['nothing', ''],
])('%s is not an icon', (_, body) => {
  expect(readIcon(Buffer.from(body))).toBeNull();
});

it('reads no icon that can’t be shown out of any damaged file', () => {
  const files = [pngOf(32, { text: 10 }), icoOf(bitmap(16), { side: 32, image: pngOf(32) })];
  const damage = fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...files), damage, fc.nat(2_000), (file, bytes, length) => {
      const damaged = Buffer.from(file.subarray(0, length || file.length));
      for (const [at, byte] of bytes) if (at < damaged.length) damaged[at] = byte;
      const icon = readIcon(damaged);
      return icon === null || (icon.length <= maxIconBytes && typeOf(icon) !== undefined);
    }),
    { numRuns: 2_000 },
  );
});
