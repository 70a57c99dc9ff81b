import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copiesFolder } from '../content/images';
import type { BuiltPage, BuiltSite } from './site';

/** gatsby-plugin-sharp has a folder for each picture, named after what is in it. */
const isPictureFolder = (name: string) => /^[0-9a-f]{32}$/.test(name);

/**
 * Takes the pictures away that no text shows. Gatsby never empties `public/static`, and what `npm run dev` makes of a
 * draft's pictures is there: with the next deployment it would be public.
 */
export async function removeLeftPictures({
  folder,
  content,
}: Pick<BuiltSite, 'folder' | 'content'>): Promise<void> {
  const shown = new Set(content.flatMap(picturesOf));
  const left = [
    ...(await namesIn(join(folder, 'static'))).filter(isPictureFolder).map((name) => `/static/${name}`),
    ...(await namesIn(join(folder, copiesFolder))).map((name) => `${copiesFolder}${name}`),
  ].filter((path) => !shown.has(path));
  await Promise.all(left.map((path) => rm(join(folder, path), { recursive: true })));
}

/** The folders and copies that a text's pictures come from. */
function picturesOf({ rendered: { html, cover } }: Pick<BuiltPage, 'rendered'>): string[] {
  const places = new RegExp(`${copiesFolder}[\\w.-]+|/static/[0-9a-f]{32}(?=/)`, 'g');
  return `${html} ${JSON.stringify(cover)}`.match(places) ?? [];
}

const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);
