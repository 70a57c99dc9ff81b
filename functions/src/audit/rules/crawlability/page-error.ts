import { evidenceOf, fateWords } from '../fate';
import { seedRule } from '../rule';

/** Reports start URLs that answer with an error. Link rules report all other pages. */
export const pageError = seedRule('page-error', ({ url, fate }) => {
  if (fate.end === 'ok' || fate.end === 'skipped') return null;
  const evidence = evidenceOf(fate);
  const message = `${fateWords({ page: url, target: url, fate })}.`;
  return fate.end === 'unverified' ? { message, evidence, severity: 'unverified' } : { message, evidence };
});
