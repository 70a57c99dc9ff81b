import { isXhtml } from '#functions/audit/fetch/responseHeaders';
import { memoizeLast } from '#functions/audit/text/memoizeLast';
import { pageRule } from '../rule';

/** Reports pages that browsers render in quirks mode. */
export const doctypeMissing = pageRule('doctype-missing', ({ doctype, headers, hasInstantRedirect }) => {
  if (hasInstantRedirect || isXhtml(headers)) return [];
  if (doctype === null) return [{ message: 'This page has no doctype, so browsers use quirks mode.' }];
  return isModern(doctype)
    ? []
    : [
        {
          message: 'The doctype puts browsers in quirks mode.',
          evidence: { value: doctype.slice(0, 150) },
        },
      ];
});

/** HTML 4 Transitional and Frameset need a system identifier. `html` alone is fine (HTML standard, 13.2.6.4.1). */
const isModern = memoizeLast((doctype) => {
  if (/^!doctype\s+html\s*$/i.test(doctype)) return true;
  if (!/^!doctype\s+html\b/i.test(doctype)) return false;
  if (/\/\/DTD (?:HTML 3\.2|HTML 2\.0|HTML 3\.0)/i.test(doctype)) return false;
  return !/HTML 4\.01? (?:Transitional|Frameset)/i.test(doctype) || /https?:\/\//i.test(doctype);
});
