import { sendsForm } from '#functions/audit/state/linkRef';
import { evidenceOf, fateWords } from '../fate';
import { type JudgedLink, linkRule } from '../rule';
import { isMistyped } from './link-mistyped';

/** Reports links that are proven to be broken. `link-mistyped` reports mistyped ones. */
export const brokenLink = linkRule('broken-link', (link) =>
  link.fate.end === 'broken' && link.role === 'link' && !isMistyped(link) && isProof(link)
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);

/** A form may answer with an error because its fields are empty. Only a missing page or host is proof. */
function isProof({ element, fate }: JudgedLink): boolean {
  if (!sendsForm(element)) return true;
  const { status, error } = fate.seen;
  return status === 404 || status === 410 || error === 'ENOTFOUND';
}
