import { evidenceOf, fateWords } from '../fate';
import { seedRule } from '../rule';

/** Reports start URLs that answer with an error. Link rules report all other pages. */
export const pageError = seedRule('page-error', ({ url, finalOutcome }) => {
  if (finalOutcome.end === 'ok' || finalOutcome.end === 'skipped') return null;
  const evidence = evidenceOf(finalOutcome);
  const message = `${fateWords({ page: url, target: url, finalOutcome })}.`;
  return finalOutcome.end === 'unverified'
    ? { message, evidence, severity: 'unverified' }
    : { message, evidence };
});
