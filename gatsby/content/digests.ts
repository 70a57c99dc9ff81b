import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export const digestOf = (content: string | Buffer) =>
  createHash('md5').update(content).digest('hex').slice(0, 16);

/** The images of a text when it was rendered: the digest of each file by its absolute path. */
export type ImageDigests = Record<string, string>;

/** Wraps a finder to record the images that it found, because a cached text is only valid while its images are. */
export function recordingFinder<Found>(find: (path: string) => Promise<Found | undefined>): {
  readonly find: (path: string) => Promise<Found | undefined>;
  readonly digests: ImageDigests;
} {
  const digests: ImageDigests = {};
  return {
    digests,
    find: async (path) => {
      const found = await find(path);
      if (found) digests[path] = digestOf(readFileSync(path));
      return found;
    },
  };
}

/** Returns whether every image still exists, unchanged. */
export const areUnchanged = (digests: ImageDigests) =>
  Object.entries(digests).every(
    ([path, digest]) => existsSync(path) && digestOf(readFileSync(path)) === digest,
  );
