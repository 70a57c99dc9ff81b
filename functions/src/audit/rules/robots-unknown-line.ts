import { surveyRule } from './rule';

/** Lines in robots.txt that no crawler understands, so that what they mean doesn't happen. */
export const robotsUnknownLine = surveyRule('robots-unknown-line', function* ({ facts, start }) {
  const { robots } = facts;
  for (const { line, text } of robots?.unknown ?? [])
    yield {
      page: start,
      target: robots?.url ?? start,
      message: `Line ${line} of robots.txt means nothing to crawlers: “${text}”.`,
      key: text,
      evidence: { line, value: text },
    };
});
