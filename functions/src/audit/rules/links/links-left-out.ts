import type { LeftOutCause } from '#functions/audit/facts/leftOutCause';
import { leftOutCauses } from '#functions/audit/facts/leftOutCause';
import { counted } from '#functions/audit/report/words';
import { maxLeftOut } from '#functions/audit/state/leftOut';
import { hostOf, maxUrlLength, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** Reports URLs and pages that weren't checked, so that no findings isn't read as no problems. */
export const linksLeftOut = surveyRule('links-left-out', function* ({ start, leftOut, unread }) {
  for (const cause of leftOutCauses) {
    const left = leftOut.of(cause);
    const [first] = [...left].sort();
    if (first === undefined) continue;
    const atLeast = left.size >= maxLeftOut ? 'at least ' : '';
    const example = shown(first, hostOf(start));
    yield {
      page: start,
      message: says(cause, left.size, atLeast, example),
      key: cause,
      evidence: { value: first },
    };
  }
  const [first] = [...unread].sort();
  if (first !== undefined)
    yield {
      page: start,
      message: `We could not read ${counted(unread.length, 'page')}, such as ${shown(first, hostOf(start))}. Links on such pages were not seen, so nothing is said of pages that no page links to, or that are far from the start.`,
      key: 'unread',
      evidence: { value: first },
    };
});

function says(cause: LeftOutCause, count: number, atLeast: string, example: string): string {
  switch (cause) {
    case 'trap':
      return `We left out ${atLeast}${counted(count, 'address', 'addresses')} that seemed to belong to a series without an end, such as ${example}.`;
    case 'limit':
      return `We left out ${atLeast}${counted(count, 'address', 'addresses')}, such as ${example}: your site names more than a job of this size asks.`;
    case 'requests':
      return `We left out ${atLeast}${counted(count, 'URL')}, such as ${example}: the job had sent as many requests as a job of its size may.`;
    case 'rest':
      return `Of ${atLeast}${counted(count, 'page')} we looked at the beginning only, such as ${example}: there is too much on it.`;
    case 'long':
      return `We left out ${atLeast}${counted(count, 'address', 'addresses')} of more than ${maxUrlLength.toLocaleString('en-GB')} characters, such as ${example}.`;
  }
}
