import { header } from '../fetch/responseHeaders';
import { pageRule } from './rule';

/** A page that doesn't say how its letters are encoded, though it has letters where that matters. */
export const charsetMissing = pageRule('charset-missing', ({ headers, metaElements }) => {
  const inHeader = /charset\s*=/i.test(header(headers, 'content-type') ?? '');
  const inPage = metaElements.some(
    ({ attributes }) =>
      attributes.charset !== undefined ||
      (attributes['http-equiv']?.toLowerCase() === 'content-type' &&
        /charset\s*=/i.test(attributes.content ?? '')),
  );
  return inHeader || inPage ? [] : [{ message: 'This page doesn’t say how its letters are encoded.' }];
});
