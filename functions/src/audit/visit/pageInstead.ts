import { looksLikeBotWall, showsPage } from '../facts/outcome';
import type { TargetKind } from '../facts/target';
import { decodeText, isBinary } from '../fetch/decode';
import type { Answer } from '../fetch/fetcher';
import { pathOf } from '../urls/url';
import { bytesOf, typeOf } from './html';

const file = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|css|m?js)(?:\?|$)/i;

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)(?:\?|$)/i;

/** Returns whether a URL has the extension of an image. */
export function isPicture(url: string): boolean {
  return picture.test(pathOf(url));
}

/** Bytes that are enough to detect a page. */
export const pageSniffBytes = 2_048;

/** Returns whether a response is served as a page, whatever its URL. */
export function isSentAsPage({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  const type = String(headers['content-type']);
  return (
    showsPage(status) &&
    /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type) &&
    !looksLikeBotWall(status, headers)
  );
}

/** Returns whether a file of the site may have been replaced by a page, as some servers do for anything missing. */
export function mayBePage(url: string, kind: TargetKind, answer: Answer): boolean {
  return (kind === 'file' || file.test(pathOf(url))) && isSentAsPage(answer);
}

/**
 * Matches the beginning of HTML after comments. A comment ends at its first `-->`, whose dashes may be its only ones,
 * so there is just one way to match, without backtracking.
 */
const beginning = /^\s*(?:<!(?=--)(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype html|html|head|body|title|meta)\b/i;

/** Returns whether the body really is HTML: browsers show images and run scripts that are served as HTML. */
export async function isPage(answer: Answer): Promise<boolean> {
  const type = typeOf(answer);
  const bytes = (await bytesOf(answer))?.subarray(0, pageSniffBytes);
  return bytes !== undefined && !isBinary(bytes, type) && beginning.test(decodeText(bytes, type));
}
