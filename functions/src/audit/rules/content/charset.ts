import { formatNumber } from '#domain/numbers';
import { header, isXhtml } from '#functions/audit/fetch/responseHeaders';
import type { ElementFact } from '#functions/audit/parse/facts';
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

/** Browsers look for the charset in the first 1,024 bytes only (HTML standard, 4.2.5.4). */
const lookedAt = 1_024;

const namesUtf8 = ({ attributes: { charset, content } }: ElementFact) =>
  /utf-?8/i.test(charset ?? content ?? '');

/** Reports charset declarations after the part of the page in which browsers look for them. */
export const charsetLate = pageRule('charset-late', ({ headers, metaElements, response, bytesUpTo }) => {
  // In XML, this meta element has no effect.
  if (isXhtml(headers)) return [];
  if (response.marked || /charset\s*=/i.test(header(headers, 'content-type') ?? '')) return [];
  const meta = metaElements.find(({ attributes }) => namesCharset(attributes));
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  if (!meta || meta.end * 3 <= lookedAt) return [];
  // In charsets other than UTF-8, each letter may have been read as one byte.
  const bytes = namesUtf8(meta) ? bytesUpTo(meta.end) : meta.end;
  if (bytes <= lookedAt) return [];
  return [
    {
      message: `The charset declaration is ${formatNumber(bytes)} bytes into the page.`,
      spot: meta,
      evidence: { element: 'meta' },
    },
  ];
});
