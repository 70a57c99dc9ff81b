import { looksLikeBotWall, showsPage } from '../facts/outcome';
import type { TargetKind } from '../facts/target';
import { decodeText, isBinary } from '../fetch/decode';
import type { Answer } from '../fetch/fetcher';
import { pathOf } from '../urls/url';
import { bytesOf, typeOf } from './html';

const file = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|css|m?js)(?:\?|$)/i;

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)(?:\?|$)/i;

/** Whether its address is that of a picture. */
export function isPicture(url: string): boolean {
  return picture.test(pathOf(url));
}

/** So many bytes tell what it is. */
export const enoughToTell = 2_048;

/** Whether an answer is sent as a page, under whatever address. */
export function isSentAsPage({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  const type = String(headers['content-type']);
  return (
    showsPage(status) &&
    /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type) &&
    !looksLikeBotWall(status, headers)
  );
}

/** Whether a file of the site may have been answered with a page, as servers do that answer so to whatever they lack. */
export function mayBePage(url: string, kind: TargetKind, answer: Answer): boolean {
  return (kind === 'file' || file.test(pathOf(url))) && isSentAsPage(answer);
}

/**
 * How HTML begins, behind comments. Each of them ends at its first `-->`, of which the dashes may be its only ones, so that
 * there is one way alone to read them.
 */
const beginning = /^\s*(?:<!(?=--)(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype html|html|head|body|title|meta)\b/i;

/** Whether it is one: browsers show pictures and run scripts that are sent under the name of HTML. */
export async function isPage(answer: Answer): Promise<boolean> {
  const type = typeOf(answer);
  const bytes = (await bytesOf(answer))?.subarray(0, enoughToTell);
  return bytes !== undefined && !isBinary(bytes, type) && beginning.test(decodeText(bytes, type));
}
