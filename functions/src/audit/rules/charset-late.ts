import { header, isXhtml } from '../fetch/responseHeaders';
import { namesCharset } from './charset-missing';
import { pageRule } from './rule';

/** Browsers look for the charset in the first 1,024 bytes only (HTML standard, 4.2.5.4). */
const lookedAt = 1_024;

/** A charset that stands where browsers no longer look for it. */
export const charsetLate = pageRule('charset-late', ({ headers, metaElements, response }) => {
  // In XML such a meta says nothing.
  if (isXhtml(headers)) return [];
  if (response.marked || /charset\s*=/i.test(header(headers, 'content-type') ?? '')) return [];
  const meta = metaElements.find(({ attributes }) => namesCharset(attributes));
  if (!meta || meta.end <= lookedAt) return [];
  return [
    {
      message: `The charset stands ${meta.end} characters into the page.`,
      spot: meta,
      evidence: { element: 'meta' },
    },
  ];
});
