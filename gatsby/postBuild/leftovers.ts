import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copiesFolder } from '../content/images';
import type { BuiltPage, BuiltSite } from './site';

/** gatsby-plugin-sharp writes each image to a folder named after the image's content. */
const isPictureFolder = (name: string) => /^[0-9a-f]{32}$/.test(name);

/** Where unused images are kept, below the repository's folder. */
const aside = '.local/left-pictures';

/**
 * Moves images that no text uses out of the published folder. Gatsby never empties `public/static`, which also has the
 * images of drafts from `npm run dev`. The next deployment would publish them.
 */
export async function moveUnusedImages({
  root,
  folder,
  content,
}: Pick<BuiltSite, 'root' | 'folder' | 'content'>): Promise<void> {
  const shown = new Set(content.flatMap(picturesOf));
  const left = (await picturesIn(folder)).filter((path) => !shown.has(path));
  await Promise.all(left.map((path) => move(join(folder, path), join(root, aside, path))));
}

/**
 * Runs before each build and before `npm run dev`, because Gatsby remembers which images it has generated and generates
 * none again.
 */
export async function restoreImages(root: string): Promise<void> {
  const from = join(root, aside);
  const waiting = await picturesIn(from);
  await Promise.all(waiting.map((path) => move(join(from, path), join(root, 'public', path))));
}

/** The folders and copies that a text's images come from. */
function picturesOf({ rendered: { html, cover } }: Pick<BuiltPage, 'rendered'>): string[] {
  const places = new RegExp(`${copiesFolder}[\\w.-]+|/static/[0-9a-f]{32}(?=/)`, 'g');
  return `${html} ${JSON.stringify(cover)}`.match(places) ?? [];
}

async function picturesIn(folder: string): Promise<string[]> {
  return [
    ...(await namesIn(join(folder, 'static'))).filter(isPictureFolder).map((name) => `/static/${name}`),
    ...(await namesIn(join(folder, copiesFolder))).map((name) => `${copiesFolder}${name}`),
  ];
}

const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);

async function move(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}
