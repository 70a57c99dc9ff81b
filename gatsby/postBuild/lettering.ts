import { join } from 'node:path';
import type { Font, Glyph } from 'fontkit';

/**
 * The files of Inter, each with a range of characters (“ł” is in another than “é”). The first one that has a letter
 * draws it.
 */
const pieces = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

interface Run {
  readonly font: Font;
  readonly text: string;
}

export interface Lettering {
  /** The width in pixels without kerning, which makes a line only slightly shorter and takes a hundred times as long. */
  widthOf(text: string, size: number): number;
  /** A line as SVG. */
  line(text: string, x: number, y: number, size: number, fill: string): string;
  /** The letters that Inter lacks. */
  unknownIn(text: string): string[];
}

/** Converts text to outlines of our own font, so that the fonts of the build machine don't matter. */
export async function letteringOf(root: string): Promise<Lettering> {
  const { openSync } = await import('fontkit');
  const open = (piece: string): Font => {
    const font = openSync(join(root, `node_modules/@fontsource/inter/files/inter-${piece}-600-normal.woff`));
    if (!('layout' in font)) throw new Error('Inter came as a collection of fonts');
    return font;
  };
  const latin = open('latin');
  /** The fonts that titles have needed so far. */
  const opened = [latin];
  const known = new Map<string, Font | undefined>();
  const fontFor = (letter: string): Font | undefined => {
    if (!known.has(letter)) known.set(letter, findFont(letter.codePointAt(0) ?? 0));
    return known.get(letter);
  };
  function findFont(codePoint: number): Font | undefined {
    for (const [index, piece] of pieces.entries()) {
      opened[index] ??= open(piece);
      if (opened[index].hasGlyphForCodePoint(codePoint)) return opened[index];
    }
    return undefined;
  }

  /** Groups adjacent characters of one font, so that they are laid out as a word. */
  const runsOf = (text: string): Run[] => {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const font = fontFor(letter) ?? latin;
      const last = runs.at(-1);
      if (last && last.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };

  const outlines = new Map<Font, Map<number, string>>();
  function outlineOf(font: Font, glyph: Glyph): string {
    const drawn = outlines.get(font) ?? new Map<number, string>();
    outlines.set(font, drawn);
    const outline = drawn.get(glyph.id) ?? glyph.path.toSVG();
    drawn.set(glyph.id, outline);
    return outline;
  }

  return {
    widthOf: (text, size) =>
      runsOf(text).reduce(
        (sum, { font, text: run }) => sum + (advanceOf(font.glyphsForString(run)) / font.unitsPerEm) * size,
        0,
      ),
    line(text, x, y, size, fill) {
      let at = 0;
      const drawn = runsOf(text).map(({ font, text: run }) => {
        const scale = size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(run);
        let along = 0;
        const outlined = glyphs.map((glyph, index) => {
          const place = `<path transform="translate(${along})" d="${outlineOf(font, glyph)}"/>`;
          along += positions[index]?.xAdvance ?? 0;
          return place;
        });
        const group = `<g transform="translate(${x + at} ${y}) scale(${scale} ${-scale})">${outlined.join('')}</g>`;
        at += along * scale;
        return group;
      });
      return `<g fill="${fill}">${drawn.join('')}</g>`;
    },
    unknownIn: (text) => [...new Set(text.normalize('NFC'))].filter((letter) => !fontFor(letter)),
  };
}

const advanceOf = (glyphs: readonly Glyph[]) =>
  glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
