import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const root = join(__dirname, '..');
const styles = readFileSync(join(__dirname, 'fonts.css'), 'utf8');
const faces = [...styles.matchAll(/@font-face \{[^}]*"Arial like Inter"[^}]*\}/g)].map(([face]) => face);

/** In percent. */
const value = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);

/** Widths of a to z and of a space, in thousandths of the font size: Helvetica's, which Arial and Liberation Sans match. */
const arial = {
  400: [
    ...[556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833],
    ...[556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 278],
  ],
  600: [
    ...[556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889],
    ...[611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 278],
  ],
} as const;
const letters = 'abcdefghijklmnopqrstuvwxyz ';

function interOf(weight: number): Font {
  const font = openSync(join(root, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  if (!('layout' in font)) throw new Error('Inter came as a collection of fonts');
  return font;
}

test.each([
  [400, 0],
  [600, 1],
] as const)('gives text of weight %i the same width and height in Arial as in Inter', (weight, at) => {
  const inter = interOf(weight);
  const text = globSync('content/**/*.mdx', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8').replace(/[^a-z ]/g, ''))
    .join('');
  const counts = [...letters].map((letter) => text.split(letter).length - 1);
  const sum = (widthOf: (index: number) => number) =>
    counts.reduce((total, count, index) => total + count * widthOf(index), 0);
  const ours =
    sum((index) => inter.glyphForCodePoint(letters.charCodeAt(index)).advanceWidth) / inter.unitsPerEm;
  const arialWidth = sum((index) => arial[weight][index] ?? 0) / 1_000;
  const face = faces[at] ?? '';
  const size = value(face, 'size-adjust');
  expect(Math.abs(size - (100 * ours) / arialWidth)).toBeLessThan(1.5);
  // The overrides are relative to the adjusted size.
  expect((value(face, 'ascent-override') * size) / 100).toBeCloseTo(
    (100 * inter.ascent) / inter.unitsPerEm,
    0,
  );
  expect((value(face, 'descent-override') * size) / 100).toBeCloseTo(
    (-100 * inter.descent) / inter.unitsPerEm,
    0,
  );
});
