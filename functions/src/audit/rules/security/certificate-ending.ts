import { surveyRule } from '../rule';

const days = 24 * 3_600_000;
/** Automatic renewal happens 30 days before the end. Two weeks left means that it failed. */
const soon = 14 * days;

/** Reports certificates that expire so soon that their renewal must have failed. */
export const certificateEnding = surveyRule('certificate-ending', function* ({ facts, start, count }) {
  if (!facts.tls) return;
  const left = facts.tls.validTo - facts.tls.seenAt;
  if (left >= soon) return;
  const until = new Date(facts.tls.validTo).toISOString().slice(0, 10);
  yield {
    page: start,
    message: `The site’s certificate expires on ${until}.`,
    evidence: { value: `${Math.max(0, Math.floor(left / days))} days left` },
    pages: count,
  };
});
