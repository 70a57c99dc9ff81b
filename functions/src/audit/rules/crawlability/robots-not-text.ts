import { surveyRule } from '../rule';

/** A page in the place of robots.txt, as servers give that answer every address with the same. */
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
