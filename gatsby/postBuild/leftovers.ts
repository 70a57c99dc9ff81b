import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copiesFolder } from '../content/images';
import type { BuiltPage, BuiltSite } from './site';

/** gatsby-plugin-sharp has a folder for each picture, named after what is in it. */
const isPictureFolder = (name: string) => /^[0-9a-f]{32}$/.test(name);

/** Where pictures wait, below the folder of the repository. */
const aside = '.local/left-pictures';

/**
 * Sets the pictures aside that no text shows. Gatsby never empties `public/static`, and what `npm run dev` makes of a
 * draft's pictures is there: with the next deployment it would be public.
 */
export async function setPicturesAside({
  root,
  folder,
  content,
}: Pick<BuiltSite, 'root' | 'folder' | 'content'>): Promise<void> {
  const shown = new Set(content.flatMap(picturesOf));
  const left = (await picturesIn(folder)).filter((path) => !shown.has(path));
  await Promise.all(left.map((path) => move(join(folder, path), join(root, aside, path))));
}

/** Before each build, and before `npm run dev`: Gatsby remembers which pictures it has made, and makes none again. */
export async function bringPicturesBack(root: string): Promise<void> {
  const from = join(root, aside);
  const waiting = await picturesIn(from);
  await Promise.all(waiting.map((path) => move(join(from, path), join(root, 'public', path))));
}

/** The folders and copies that a text's pictures come from. */
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
