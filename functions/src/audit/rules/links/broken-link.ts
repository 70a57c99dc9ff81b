import { sendsForm } from '#functions/audit/facts/linkRef';
import { evidenceOf, fateWords } from '../fate';
import { type EvaluatedLink, linkRule } from '../rule';
import { isMistyped } from './link-mistyped';

/** Reports links that are proven to be broken. `link-mistyped` reports mistyped ones. */
export const brokenLink = linkRule('broken-link', (link) =>
  link.finalOutcome.end === 'broken' && link.role === 'link' && !isMistyped(link) && isProof(link)
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.finalOutcome) }
    : null,
);

/** A form may answer with an error because its fields are empty. Only a missing page or host is proof. */
function isProof({ element, finalOutcome }: EvaluatedLink): boolean {
  if (!sendsForm(element)) return true;
  const { status, error } = finalOutcome.seen;
  return status === 404 || status === 410 || error === 'ENOTFOUND';
}
