import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/*
 * Creates the text font that every page preloads: `npx tsx scripts/subsetFonts.ts`, to be run when the Inter package
 * changes. It contains Western European letters, the symbols that our texts use, and the weights that our styles use.
 * Everything else, such as a title of an audited site in Greek, is shown in the system font.
 */
const root = join(__dirname, '..');
const source = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const outputFile = 'gatsby/fonts/inter.woff2';

const between = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}œŒ–—‘’“”…•′″→←↑↓−×÷≤≥≠√€™₁₂`;

async function main(): Promise<void> {
  const font = readFileSync(join(root, source));
  const subset = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  writeFileSync(join(root, outputFile), subset);
  console.log(`${outputFile}: ${subset.length} of ${font.length} bytes`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
