import { surveyRule } from '../rule';

/** Reports lines of robots.txt that no crawler understands, or only Google's. */
export const robotsUnknownLine = surveyRule('robots-unknown-line', function* ({ facts, start }) {
  const { robots } = facts;
  for (const { line, text, guessed } of robots?.unknown ?? [])
    yield {
      page: start,
      target: robots?.url ?? start,
      message: guessed
        ? `Line ${line} of robots.txt is misspelled: “${text}”. Google understands it, other crawlers may not.`
        : `Line ${line} of robots.txt means nothing to crawlers: “${text}”.`,
      key: text,
      evidence: { line, value: text },
    };
});
