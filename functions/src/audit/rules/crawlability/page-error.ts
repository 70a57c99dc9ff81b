import { evidenceOf, fateWords } from '../fate';
import { seedRule } from '../rule';

/** An address that the audit began with and that answers an error; other pages are shown by their links. */
export const pageError = seedRule('page-error', ({ url, fate }) => {
  if (fate.end === 'ok' || fate.end === 'skipped') return null;
  const evidence = evidenceOf(fate);
  const message = `${fateWords({ page: url, target: url, fate })}.`;
  return fate.end === 'unverified' ? { message, evidence, severity: 'unverified' } : { message, evidence };
});
