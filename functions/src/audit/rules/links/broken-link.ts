import { sendsForm } from '#functions/audit/state/linkRef';
import { evidenceOf, fateWords } from '../fate';
import { type JudgedLink, linkRule } from '../rule';
import { isMistyped } from './link-mistyped';

/** A link that leads visitors to an error, proven; what was mistyped is told as that. */
export const brokenLink = linkRule('broken-link', (link) =>
  link.fate.end === 'broken' && link.role === 'link' && !isMistyped(link) && isProof(link)
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);

/** What a form is answered may be about the words that nobody typed, unless there is nothing that would take them. */
function isProof({ element, fate }: JudgedLink): boolean {
  if (!sendsForm(element)) return true;
  const { status, error } = fate.seen;
  return status === 404 || status === 410 || error === 'ENOTFOUND';
}
