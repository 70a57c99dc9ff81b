import { robotsCap } from '#functions/audit/robots/robots';
import { surveyRule } from '../rule';

/** Reports a robots.txt of which crawlers read only the beginning. */
export const robotsTooLarge = surveyRule('robots-too-large', function* ({ facts, start }) {
  const { robots } = facts;
  // Our own reading stops at the same size, so there may be more.
  if (!robots || robots.bytes < robotsCap) return;
  yield {
    page: start,
    target: robots.url,
    message: `${robots.url} is larger than 500 KiB. Crawlers may ignore the rest.`,
  };
});
