import type { Headers } from '../facts/outcome';

/**
 * What an address is asked for. `check` reads no body, nor does `image`, which takes it for a picture; `asset` reads what
 * has no length; `page` reads HTML; `text` reads whatever it is, and `sitemap` more of it.
 */
export type Purpose = 'page' | 'check' | 'image' | 'text' | 'asset' | 'sitemap';

/** As browsers ask when somebody follows a link: what sends newer pictures to whoever takes them sends those. */
const followed = 'text/html,application/xhtml+xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
/** As browsers ask for a picture of a page. */
const pictured = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** The Accept header of a request. */
export function acceptFor(purpose: Purpose): string {
  return purpose === 'image' ? pictured : followed;
}

/** Whether HEAD, which has no body, may do. */
export function triesHeadFirst(purpose: Purpose): boolean {
  return purpose === 'check' || purpose === 'image';
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Whether the body of an answer is read. */
export const wanted: Record<Purpose, (status: number, headers: Headers) => boolean> = {
  check: () => false,
  image: () => false,
  // What is sent in chunks is read, to learn how much it is.
  asset: (status, headers) => isSuccess(status) && headers['content-length'] === undefined,
  text: isSuccess,
  sitemap: isSuccess,
  page: (status, headers) => isSuccess(status) && mayBeHtml(headers),
};

/** A response without a type may be HTML; its first characters will tell. */
export function mayBeHtml(headers: Headers): boolean {
  const type = headers['content-type'];
  if (type === undefined || type === '') return true;
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(String(type));
}
