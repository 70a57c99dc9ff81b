import { surveyRule } from '../rule';

/** Reports a missing robots.txt. */
export const robotsMissing = surveyRule('robots-missing', function* ({ facts, start }) {
  const { robots } = facts;
  if (!robots || !isProof(robots.status)) return;
  yield {
    page: start,
    target: robots.url,
    message: `There is no robots.txt: ${robots.url} returns ${robots.status}.`,
    evidence: { status: robots.status },
  };
});

/** 404, 410 and endless redirects prove it. A server that refuses our crawler may answer others. */
const isProof = (status: number) => status === 404 || status === 410 || (status >= 300 && status < 400);
