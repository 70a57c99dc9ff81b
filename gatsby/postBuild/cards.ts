import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cardPath, cardSize } from '../../src/site/card';
import { light } from '../../src/ui/theme/tokens';
import type { BuiltSite } from './site';
import type { PublicPage } from './titles';

/** Changes whenever the drawing does, so that kept cards are drawn anew. */
const design = '2';
const margin = 90;
const atOnce = 4;

/** What each card in the published folder shows, by its path. */
type Drawn = Readonly<Record<string, string>>;

/** Draws the picture that link previews show of each page, unless it is there already; takes away those of no page. */
export async function writeCards(pages: readonly PublicPage[], { root, folder }: BuiltSite): Promise<void> {
  const record = join(root, '.cache/cards.json');
  const before: Drawn = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  const now: Drawn = Object.fromEntries(pages.map((page) => [cardPath(page.path), digestOf(page)]));
  const isThere = (path: string) => before[path] === now[path] && existsSync(join(folder, path));
  // Each is drawn once, so there is nothing to keep.
  sharp.cache(false);
  const draw = await cardDrawer(root);
  // One list that several take from: each card is drawn once.
  const waiting = pages.filter(({ path }) => !isThere(cardPath(path))).values();
  const work = async () => {
    for (const page of waiting) {
      const file = join(folder, cardPath(page.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await draw(page));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const gone = Object.keys(before).filter((path) => now[path] === undefined);
  await Promise.all(gone.map((path) => rm(join(folder, path), { force: true })));
  await writeFile(record, JSON.stringify(now));
}

const digestOf = ({ kind, title }: PublicPage) =>
  createHash('md5').update(`${design}|${kind}|${title}`).digest('hex');

/** Text becomes outlines of our own font: what a machine has installed must not decide how a card looks. */
async function cardDrawer(root: string): Promise<(page: PublicPage) => Promise<Buffer>> {
  const { openSync } = await import('fontkit');
  const font = openSync(join(root, 'node_modules/@fontsource/inter/files/inter-latin-600-normal.woff'));
  if (!('layout' in font)) throw new Error('Inter came as a collection of fonts');
  const outlines = new Map<number, string>();

  /** Without kerning, which makes a line shorter by a trifle and takes a hundred times as long. */
  const widthOf = (text: string, size: number) =>
    (font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm) *
    size;
  const line = (text: string, x: number, y: number, size: number, fill: string) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let at = 0;
    const drawn = glyphs.map((glyph, index) => {
      const outline = outlines.get(glyph.id) ?? glyph.path.toSVG();
      outlines.set(glyph.id, outline);
      const place = `<path transform="translate(${at})" d="${outline}"/>`;
      at += positions[index]?.xAdvance ?? 0;
      return place;
    });
    return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
  };

  const { width, height } = cardSize;
  /** What all cards of a kind share. */
  const frameOf = remembered(
    (kind: string) => `<path fill="${light.paper}" d="M0 0h${width}v${height}H0z"/>
<path d="M${margin} 0v490" stroke="${light.lineStrong}" stroke-width="3"/>
<path fill="${light.accent}" d="M${margin - 17} 484h34v18l-17 40-17-40z"/>
${line('Plumbline', margin + 60, 532, 34, light.ink)}
${kind ? line(kind, width - margin - widthOf(kind, 30), 532, 30, light.inkFaint) : ''}`,
  );

  return ({ title, kind }) => {
    const size = title.length > 60 ? 60 : 72;
    const lines = wrapped(title, width - 2 * margin - 40, (text) => widthOf(text, size)).slice(0, 4);
    const top = 300 - ((lines.length - 1) * size * 1.15) / 2;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${frameOf(kind)}
${lines.map((text, index) => line(text, margin + 60, top + index * size * 1.15, size, light.ink)).join('')}
</svg>`;
    return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  };
}

function remembered(make: (of: string) => string): (of: string) => string {
  const made = new Map<string, string>();
  return (of) => {
    const value = made.get(of) ?? make(of);
    made.set(of, value);
    return value;
  };
}

function wrapped(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
