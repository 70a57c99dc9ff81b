import { surveyRule } from '../rule';

/** Reports a robots.txt that disallows the whole site, often left over from before its launch. */
export const robotsBlocksAll = surveyRule('robots-blocks-all', function* ({ facts, start, count }) {
  const { robots } = facts;
  if (!robots?.blocksAll) return;
  yield {
    page: start,
    target: robots.url,
    message: `${robots.url} blocks search engines from the whole site.`,
    pages: count,
  };
});
