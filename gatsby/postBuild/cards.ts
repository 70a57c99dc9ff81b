import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { cardPath, cardSize } from '../../src/site/card';
import { light } from '../../src/ui/theme/tokens';
import type { BuiltSite } from './site';
import type { PublicPage } from './titles';

/** Changes whenever the drawing does, so that kept cards are drawn anew. */
const design = '1';
const margin = 90;
const atOnce = 4;

/** Draws the picture that link previews show of each page; what was drawn before is kept beside Gatsby's cache. */
export async function writeCards(pages: readonly PublicPage[], { root, folder }: BuiltSite): Promise<void> {
  const cache = join(root, '.cache/cards');
  await mkdir(cache, { recursive: true });
  const draw = cardDrawer(root);
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const digest = createHash('md5').update(`${design}|${page.kind}|${page.title}`).digest('hex');
      const kept = join(cache, `${digest}.png`);
      if (!existsSync(kept)) await writeFile(kept, await draw(page));
      const file = join(folder, cardPath(page.path));
      await mkdir(dirname(file), { recursive: true });
      await copyFile(kept, file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Text becomes outlines of our own font: what a machine has installed must not decide how a card looks. */
function cardDrawer(root: string): (page: PublicPage) => Promise<Buffer> {
  const font = openSync(join(root, 'node_modules/@fontsource/inter/files/inter-latin-600-normal.woff'));
  if (!('layout' in font)) throw new Error('Inter came as a collection of fonts');
  const outlines = new Map<number, string>();

  const widthOf = (text: string, size: number) => (font.layout(text).advanceWidth / font.unitsPerEm) * size;
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

  return ({ title, kind }) => {
    const size = title.length > 60 ? 60 : 72;
    const lines = wrapped(title, cardSize.width - 2 * margin - 40, (text) => widthOf(text, size)).slice(0, 4);
    const top = 300 - ((lines.length - 1) * size * 1.15) / 2;
    const { width, height } = cardSize;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${light.paper}" d="M0 0h${width}v${height}H0z"/>
<path d="M${margin} 0v490" stroke="${light.lineStrong}" stroke-width="3"/>
<path fill="${light.accent}" d="M${margin - 17} 484h34v18l-17 40-17-40z"/>
${lines.map((text, index) => line(text, margin + 60, top + index * size * 1.15, size, light.ink)).join('')}
${line('Plumbline', margin + 60, 532, 34, light.ink)}
${kind ? line(kind, width - margin - widthOf(kind, 30), 532, 30, light.inkFaint) : ''}
</svg>`;
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 1 }).toBuffer();
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
