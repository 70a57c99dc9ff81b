import { surveyRule } from '../rule';

/** Reports an HTML page served as robots.txt, which is common on servers that answer every URL with the same page. */
export const robotsNotText = surveyRule('robots-not-text', function* ({ facts, start }) {
  const { robots } = facts;
  if (!robots?.isPage) return;
  yield {
    page: start,
    target: robots.url,
    message: `${robots.url} is a web page, not a text with rules.`,
    evidence: robots.type === null ? {} : { value: robots.type },
  };
});
