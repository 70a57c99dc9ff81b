import { refreshOf } from '#functions/audit/parse/refresh';
import { evidenceOf, headerEvidence, outcomeText } from '../finalOutcome';
import { pageRule, seedRule, surveyRule } from '../rule';

/** Reports start URLs that answer with an error. Link rules report all other pages. */
export const pageError = seedRule('page-error', ({ url, finalOutcome }) => {
  if (finalOutcome.end === 'ok' || finalOutcome.end === 'skipped') return null;
  const evidence = evidenceOf(finalOutcome);
  const message = `${outcomeText({ page: url, target: url, finalOutcome })}.`;
  return finalOutcome.end === 'unverified'
    ? { message, evidence, severity: 'unverified' }
    : { message, evidence };
});

/** Reports sites that answer an unknown URL with a page instead of 404. */
export const notFoundStatus = surveyRule('not-found-status', function* ({ facts, start }) {
  const { notFound } = facts;
  if (notFound?.status !== 200) return;
  const how = notFound.redirectedTo === null ? 'returns 200 (ok)' : `redirects to ${notFound.redirectedTo}`;
  const requestedUrl = notFound.url.replace(/[0-9a-f]{16}$/, '…');
  yield {
    page: start,
    message: `A URL that doesn’t exist ${how} instead of 404 (not found).`,
    evidence: {
      value: requestedUrl,
      ...(notFound.headers
        ? { ...headerEvidence(notFound), answeredBy: notFound.redirectedTo ?? requestedUrl }
        : {}),
    },
  };
});

/** Reports pages that redirect or reload by a meta refresh. */
export const metaRefresh = pageRule('meta-refresh', ({ metaElements }) =>
  metaElements.flatMap((meta) => {
    const refresh = refreshOf(meta.attributes);
    if (!refresh) return [];
    const message =
      refresh.url === null
        ? `This page reloads after ${refresh.seconds} s.`
        : `This page redirects to ${refresh.url.slice(0, 150)} after ${refresh.seconds} s.`;
    return [{ message, spot: meta, evidence: { element: 'meta' } }];
  }),
);
