import { header, isXhtml } from '#functions/audit/fetch/responseHeaders';
import { pageRule } from '../rule';

/** Reports pages that declare no charset in a header, a meta element or a byte order mark. */
export const charsetMissing = pageRule('charset-missing', ({ headers, metaElements, response }) => {
  // XML declares its charset in its first line, or is UTF-8 (XML 1.0, 4.3.3).
  if (isXhtml(headers)) return [];
  const inHeader = /charset\s*=/i.test(header(headers, 'content-type') ?? '');
  const inPage = metaElements.some(({ attributes }) => namesCharset(attributes));
  return inHeader || inPage || response.marked
    ? []
    : [{ message: 'This page doesn’t declare a character encoding.' }];
});

/** Returns whether a meta element declares the charset, by `charset` or by `http-equiv`. */
export function namesCharset(attributes: Readonly<Record<string, string>>): boolean {
  return (
    attributes.charset !== undefined ||
    (attributes['http-equiv']?.trim().toLowerCase() === 'content-type' &&
      /charset\s*=/i.test(attributes.content ?? ''))
  );
}
