import type { ImageFact, PageFacts } from '../parse/facts';
import { trimmed } from '../parse/text';

/** The URL of an image's file; undefined without one, or when the image stands in the page itself. */
export function fileOf({ src }: ImageFact, resolve: PageFacts['resolve']): string | undefined {
  const written = trimmed(src);
  return written === '' || written.startsWith('data:') ? undefined : (resolve(written) ?? undefined);
}
