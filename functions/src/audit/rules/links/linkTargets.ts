import type { NotFoundFacts } from '#functions/audit/facts/siteFacts';
import type { SurveyedPage } from '#functions/audit/facts/siteView';
import { hasSameContent } from '#functions/audit/parse/contentDigest';
import { hostOf, shown } from '#functions/audit/urls/url';
import { headerEvidence } from '../finalOutcome';
import { linkRule, surveyRule } from '../rule';

/** Reports links whose fragment doesn't exist on the target page, if the audit read that page. */
export const fragmentMissing = linkRule(
  'fragment-missing',
  ({ page, target, fragment, hasFragment, finalOutcome }) => {
    if (fragment === null || hasFragment !== false || finalOutcome.end !== 'ok') return null;
    const final = finalOutcome.hops.at(-1) ?? target;
    const where = final === page ? 'this page' : shown(final, hostOf(page));
    return {
      message: `“#${fragment.slice(0, 100)}” not found on ${where}.`,
      key: fragment,
      evidence: { value: `#${fragment.slice(0, 150)}` },
    };
  },
  ['fragment'],
);

/** Reports pages that answer 200 with the site's “not found” page. */
export const soft404 = surveyRule('soft-404', function* ({ facts, start, pages }) {
  const { notFound } = facts;
  if (notFound?.status !== 200 || notFound.redirectedTo !== null || notFound.text === 0) return;
  const all = [...pages()];
  // Some sites answer every URL with the same page, which scripts fill.
  if (notFound.likeFront ?? all.some((page) => page.url === start && isLike(page, notFound))) return;
  for (const page of all)
    if (isLike(page, notFound))
      yield {
        page: page.url,
        message: 'This page shows the site’s error page but returns 200 (ok).',
        evidence: {
          status: 200,
          value: notFound.url,
          ...(notFound.headers ? { ...headerEvidence(notFound), answeredBy: notFound.url } : {}),
        },
      };
});

function isLike({ note }: SurveyedPage, notFound: NotFoundFacts): boolean {
  return hasSameContent({ contentHash: note.q ?? 0, text: note.h[2] ?? 0, sketch: note.s ?? null }, notFound);
}
