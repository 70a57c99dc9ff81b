import { surveyRule } from '../rule';

const days = 24 * 3_600_000;
/** Those who renew by themselves do it 30 days before the end; a fortnight means that it did not work. */
const soon = 14 * days;

/** A certificate that ends so soon that its renewal must have failed. */
export const certificateEnding = surveyRule('certificate-ending', function* ({ facts, start, count }) {
  if (!facts.tls) return;
  const left = facts.tls.validTo - facts.tls.seenAt;
  if (left >= soon) return;
  const until = new Date(facts.tls.validTo).toISOString().slice(0, 10);
  yield {
    page: start,
    message: `The site’s certificate ends on ${until}.`,
    evidence: { value: `${Math.max(0, Math.floor(left / days))} days left` },
    pages: count,
  };
});
