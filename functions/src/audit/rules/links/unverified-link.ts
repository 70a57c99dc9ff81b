import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

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
  return { message: `${fateWords(link)}, so we couldn’t verify it.`, evidence };
});
