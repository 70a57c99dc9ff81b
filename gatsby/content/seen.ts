import { existsSync, readFileSync } from 'node:fs';
import { digestOf } from './digest';
import type { ImageFinder } from './images';

/** The pictures of a text when it was rendered: the digest of each file by its absolute path. */
export type PicturesSeen = Record<string, string>;

/** A finder that records which images were requested, because a cached text is only valid while its images are. */
export function recordingFinder(find: ImageFinder): {
  readonly find: ImageFinder;
  readonly seen: PicturesSeen;
} {
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

/** Whether every image still exists, unchanged. */
export const areUnchanged = (seen: PicturesSeen) =>
  Object.entries(seen).every(([path, digest]) => existsSync(path) && digestOf(readFileSync(path)) === digest);
