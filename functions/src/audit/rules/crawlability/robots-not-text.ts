import { surveyRule } from '../rule';

/** Reports an HTML page served as robots.txt, which is common on servers that answer every URL with the same page. */
export const robotsNotText = surveyRule('robots-not-text', function* ({ facts, start }) {
  const { robots } = facts;
  if (!robots?.isPage) return;
  yield {
    page: start,
    target: robots.url,
    message: `${robots.url} is an HTML page, not a text file.`,
    evidence: robots.type === null ? {} : { value: robots.type },
  };
});
