import { isXhtml } from '#functions/audit/fetch/responseHeaders';
import { hasWord, memoizeLast } from '#functions/audit/text/strings';
import { pageRule, surveyRule } from '../rule';

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

/** Reports pages without a viewport, which phones render at desktop width. */
export const viewportMissing = pageRule('viewport-missing', ({ metas, hasInstantRedirect }) =>
  metas.get('viewport')?.trim() || hasInstantRedirect
    ? []
    : [{ message: 'This page has no viewport, so phones show a shrunken desktop layout.' }],
);

/** Reports sites without an icon: no page links to one, and /favicon.ico is missing. */
export const faviconMissing = surveyRule('favicon-missing', function* ({ facts, start, pages }) {
  if (facts.icon !== false) return;
  for (const page of pages()) if (page.note.i === 1) return;
  yield {
    page: start,
    message: 'The site has no favicon: no page links to one, and /favicon.ico is missing.',
  };
});

/** Returns whether a link's `rel` is that of an icon. */
export function namesIcon(rel: string | undefined): boolean {
  return hasWord(rel, 'icon') || hasWord(rel, 'apple-touch-icon') || hasWord(rel, 'mask-icon');
}
