import { header, isXhtml } from '#functions/audit/fetch/responseHeaders';
import { pageRule } from '../rule';

/** A page that doesn't say how its letters are encoded, though it has letters where that matters. */
export const charsetMissing = pageRule('charset-missing', ({ headers, metaElements, response }) => {
  // XML says it in its first line, or is UTF-8 (XML 1.0, 4.3.3).
  if (isXhtml(headers)) return [];
  const inHeader = /charset\s*=/i.test(header(headers, 'content-type') ?? '');
  const inPage = metaElements.some(({ attributes }) => namesCharset(attributes));
  return inHeader || inPage || response.marked
    ? []
    : [{ message: 'This page doesn’t say how its letters are encoded.' }];
});

/** Whether a meta says how the page is encoded, in the new or the old way. */
export function namesCharset(attributes: Readonly<Record<string, string>>): boolean {
  return (
    attributes.charset !== undefined ||
    (attributes['http-equiv']?.trim().toLowerCase() === 'content-type' &&
      /charset\s*=/i.test(attributes.content ?? ''))
  );
}
