import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cardPath, cardSize } from '../../src/site/urls';
import { light } from '../../src/ui/theme/tokens';
import { type Lettering, letteringOf } from './lettering';
import type { BuiltSite, PublicPage } from './site';

/** Increase it when the drawing changes, so that cached cards are drawn again. */
const design = '3';
const margin = 90;
const concurrency = 4;
const maxLines = 4;

/** The content of each card in the published folder, by its path. */
type Drawn = Readonly<Record<string, string>>;

/**
 * Draws the image that link previews show for each page, unless it exists, and deletes images without a page.
 * @returns a sentence for each title with letters that can't be drawn. Its page gets no image.
 */
export async function writeCards(
  pages: readonly PublicPage[],
  { root, folder }: BuiltSite,
): Promise<string[]> {
  const record = join(root, '.cache/cards.json');
  const before: Drawn = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  const lettering = await letteringOf(root);
  const drawable = pages.filter(({ title }) => lettering.unknownIn(title).length === 0);
  const now: Drawn = Object.fromEntries(drawable.map((page) => [cardPath(page.path), digestOf(page)]));
  const isThere = (path: string) => before[path] === now[path] && existsSync(join(folder, path));
  // Each image is drawn once, so sharp has nothing to cache.
  sharp.cache(false);
  const draw = cardDrawer(lettering);
  // The workers share one iterator, so each card is drawn once.
  const waiting = drawable.filter(({ path }) => !isThere(cardPath(path))).values();
  const work = async () => {
    for (const page of waiting) {
      const file = join(folder, cardPath(page.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await draw(page));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const gone = Object.keys(before).filter((path) => now[path] === undefined);
  await Promise.all(gone.map((path) => rm(join(folder, path), { force: true })));
  await writeFile(record, JSON.stringify(now));
  return pages
    .filter((page) => !drawable.includes(page))
    .map((page) => fontProblem(page, lettering.unknownIn(page.title)));
}

const fontProblem = ({ path, title }: PublicPage, letters: readonly string[]) =>
  `The title of ${path}, “${title}”, has ${letters.map((letter) => `“${letter}”`).join(' and ')}, which the font of its preview picture does not have: write it without.`;

const digestOf = ({ kind, title }: PublicPage) =>
  createHash('md5').update(`${design}|${kind}|${title}`).digest('hex');

function cardDrawer({ line, widthOf }: Lettering): (page: PublicPage) => Promise<Buffer> {
  const { width, height } = cardSize;
  const lineWidth = width - 2 * margin - 40;
  /** The parts that all cards of a kind share. */
  const frameOf = remembered(
    (kind: string) => `<path fill="${light.paper}" d="M0 0h${width}v${height}H0z"/>
<path d="M${margin} 0v490" stroke="${light.lineStrong}" stroke-width="3"/>
<path fill="${light.accent}" d="M${margin - 17} 484h34v18l-17 40-17-40z"/>
${line('Plumbline', margin + 60, 532, 34, light.ink)}
${kind ? line(kind, width - margin - widthOf(kind, 30), 532, 30, light.inkFaint) : ''}`,
  );

  return ({ title, kind }) => {
    const size = title.length > 60 ? 60 : 72;
    const lines = cut(
      wrapped(title, lineWidth, (text) => widthOf(text, size)),
      (text) => widthOf(text, size) <= lineWidth,
    );
    const top = 300 - ((lines.length - 1) * size * 1.15) / 2;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${frameOf(kind)}
${lines.map((text, index) => line(text, margin + 60, top + index * size * 1.15, size, light.ink)).join('')}
</svg>`;
    return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  };
}

function remembered(make: (of: string) => string): (of: string) => string {
  const cards = new Map<string, string>();
  return (of) => {
    const value = cards.get(of) ?? make(of);
    cards.set(of, value);
    return value;
  };
}

function wrapped(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > maxWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Truncates text at a word and ends it with “…”. */
function cut(lines: readonly string[], fits: (line: string) => boolean): readonly string[] {
  if (lines.length <= maxLines) return lines;
  const words = (lines[maxLines - 1] ?? '').split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop();
  return [...lines.slice(0, maxLines - 1), `${words.join(' ').replace(/[,;:.]$/, '')}…`];
}
