import { sendsForm } from '#functions/audit/facts/target';
import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf, headerEvidence, outcomeText, pageInstead } from '../finalOutcome';
import { type EvaluatedLink, linkRule } from '../rule';
import { isMistyped } from './unusableLinks';

/** Reports links that are proven to be broken. `link-mistyped` reports mistyped ones. */
export const brokenLink = linkRule('broken-link', (link) =>
  link.finalOutcome.end === 'broken' && link.role === 'link' && !isMistyped(link) && isProof(link)
    ? { message: `${outcomeText(link)}.`, evidence: evidenceOf(link.finalOutcome) }
    : null,
);

/** A form may answer with an error because its fields are empty. Only a missing page or host is proof. */
function isProof({ element, finalOutcome }: EvaluatedLink): boolean {
  if (!sendsForm(element)) return true;
  const { status, error } = finalOutcome.seen;
  return status === 404 || status === 410 || error === 'ENOTFOUND';
}

/** Reports images that are proven to be broken. */
export const brokenImage = linkRule('broken-image', (link) => {
  if (link.role !== 'image') return null;
  return link.finalOutcome.end === 'broken'
    ? { message: `${outcomeText(link)}.`, evidence: evidenceOf(link.finalOutcome) }
    : pageInstead(link, 'an image');
});

/** Reports scripts, style sheets, icons and other loaded files that are proven to be broken. */
export const brokenResource = linkRule('broken-resource', (link) => {
  if (link.role !== 'resource') return null;
  if (link.finalOutcome.end === 'broken')
    return { message: `${outcomeText(link)}.`, evidence: evidenceOf(link.finalOutcome) };
  return showsPages.has(link.element) ? null : pageInstead(link, whatIs(link.element));
});

/** Elements that may embed a page. */
const showsPages = new Set(['object', 'embed']);

function whatIs(element: string): string {
  return element === 'script' ? 'a script' : 'the file that it should be';
}

/** Reports links that couldn't be checked: the server refused our crawler or didn't respond in time. */
export const unverifiedLink = linkRule('unverified-link', (link) => {
  if (link.finalOutcome.end !== 'unverified') return null;
  const evidence = evidenceOf(link.finalOutcome);
  if (link.finalOutcome.seen.error === 'ROBOTS')
    return { message: `${link.target} wasn’t checked, because its robots.txt blocks crawlers.`, evidence };
  if (link.finalOutcome.seen.error === 'COOKIE_LOOP')
    return {
      message: `${link.target} redirects in a loop for clients without cookies.`,
      evidence,
    };
  return { message: `${outcomeText(link)}, so we couldn’t verify it.`, evidence };
});

/** Reports links and files with a slow response. */
export const slowLink = linkRule('slow-link', ({ asset, page, target, finalOutcome }) => {
  if (asset?.slow === undefined || finalOutcome.end !== 'ok') return null;
  const seconds = (asset.slow / 1_000).toFixed(1);
  return {
    message: `${shown(target, hostOf(page))} took ${seconds} s to answer.`,
    evidence: { value: `${seconds} s`, ...headerEvidence(asset) },
  };
});
