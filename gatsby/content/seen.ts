import { existsSync, readFileSync } from 'node:fs';
import { digestOf } from './digest';
import type { ImageFinder } from './images';

/** The pictures of a text when it was rendered: the digest of each file by its absolute path. */
export type PicturesSeen = Record<string, string>;

/** A finder that remembers what it was asked for: a text that is kept is only good for as long as its pictures are. */
export function remembering(find: ImageFinder): { readonly find: ImageFinder; readonly seen: PicturesSeen } {
  const seen: PicturesSeen = {};
  return {
    seen,
    find: async (path) => {
      const found = await find(path);
      if (found) seen[path] = digestOf(readFileSync(path));
      return found;
    },
  };
}

/** Whether every picture is still there, and still the same. */
export const areAsSeen = (seen: PicturesSeen) =>
  Object.entries(seen).every(([path, digest]) => existsSync(path) && digestOf(readFileSync(path)) === digest);
