import type { ImageFact, PageFacts } from '../parse/facts';
import { trimmed } from '../text/strings';

/** Returns the URL of an image's file, or undefined if it has none or is a data URL. */
export function fileOf({ src }: ImageFact, resolve: PageFacts['resolve']): string | undefined {
  const written = trimmed(src);
  return written === '' || written.startsWith('data:') ? undefined : (resolve(written) ?? undefined);
}
