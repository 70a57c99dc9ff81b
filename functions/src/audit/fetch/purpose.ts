import type { Headers } from '../facts/outcome';

/**
 * What a URL is requested for. `check` reads no body, nor does `image`, which accepts image types; `asset` reads
 * bodies without a length; `page` reads HTML; `text` reads any type, `sitemap` more of it, and `icon` accepts only the
 * types that are stored.
 */
export type Purpose = 'page' | 'check' | 'image' | 'text' | 'asset' | 'sitemap' | 'icon';

/** What browsers accept when a user follows a link: servers that negotiate newer image formats send those. */
const followed = 'text/html,application/xhtml+xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
/** What browsers accept for an image of a page. */
const pictured = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const stored = 'image/png,image/x-icon,image/*;q=0.8,*/*;q=0.5';

/** Returns the Accept header of a request. */
export function acceptFor(purpose: Purpose): string {
  if (purpose === 'icon') return stored;
  return purpose === 'image' ? pictured : followed;
}

/** Returns whether HEAD, which has no body, may be enough. */
export function triesHeadFirst(purpose: Purpose): boolean {
  return purpose === 'check' || purpose === 'image';
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Whether to read the body of a response. */
export const wanted: Record<Purpose, (status: number, headers: Headers) => boolean> = {
  check: () => false,
  image: () => false,
  // A chunked body is read to learn its size.
  asset: (status, headers) => isSuccess(status) && headers['content-length'] === undefined,
  text: isSuccess,
  sitemap: isSuccess,
  icon: isSuccess,
  page: (status, headers) => isSuccess(status) && mayBeHtml(headers),
};

/** Returns whether a response may be HTML. Without a type, its first characters will decide. */
export function mayBeHtml(headers: Headers): boolean {
  const type = headers['content-type'];
  if (type === undefined || type === '') return true;
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(String(type));
}
