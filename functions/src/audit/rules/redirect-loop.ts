import { longestJourney } from '../state/outcomes';
import { hostOf, shown } from '../urls/url';
import { evidenceOf } from './fate';
import { linkRule } from './rule';

/** A link that redirects for ever, as far as anyone would follow. */
export const redirectLoop = linkRule('redirect-loop', (link) => {
  const subject = shown(link.target, hostOf(link.page));
  const evidence = evidenceOf(link.fate);
  if (link.fate.end === 'loop') return { message: `${subject} redirects in a circle.`, evidence };
  if (link.fate.end === 'too-long')
    return { message: `${subject} redirects more than ${longestJourney} times.`, evidence };
  return null;
});
