import { type OmissionCause, omissionCauses } from '#functions/audit/facts/siteView';
import { counted } from '#functions/audit/report/words';
import { maxOmittedUrls } from '#functions/audit/state/omittedUrls';
import { hostOf, maxUrlLength, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** Reports URLs and pages that weren't checked, so that no findings isn't read as no problems. */
export const linksLeftOut = surveyRule('links-left-out', function* ({ start, omitted, unread }) {
  for (const cause of omissionCauses) {
    const left = omitted.of(cause);
    const [first] = [...left].sort();
    if (first === undefined) continue;
    const atLeast = left.size >= maxOmittedUrls ? 'at least ' : '';
    const example = shown(first, hostOf(start));
    yield {
      page: start,
      message: messageFor(cause, left.size, atLeast, example),
      key: cause,
      evidence: { value: first },
    };
  }
  const [first] = [...unread].sort();
  if (first !== undefined)
    yield {
      page: start,
      message: `We couldn’t read ${counted(unread.length, 'page')}, such as ${shown(first, hostOf(start))}. Because we didn’t see their links, we didn’t check for orphan pages or pages too many clicks from the start page.`,
      key: 'unread',
      evidence: { value: first },
    };
});

function messageFor(cause: OmissionCause, count: number, atLeast: string, example: string): string {
  switch (cause) {
    case 'trap':
      return `We skipped ${atLeast}${counted(count, 'URL')} that seemed to be part of an endless series, such as ${example}.`;
    case 'limit':
      return `We skipped ${atLeast}${counted(count, 'URL')}, such as ${example}, because the job reached its limit.`;
    case 'requests':
      return `We skipped ${atLeast}${counted(count, 'URL')}, such as ${example}, because the job reached its request limit.`;
    case 'rest':
      return `We read only the beginning of ${atLeast}${counted(count, 'page')}, such as ${example}, because of its size.`;
    case 'long':
      return `We skipped ${atLeast}${counted(count, 'URL')} longer than ${maxUrlLength.toLocaleString('en-US')} characters, such as ${example}.`;
  }
}

/** Reports that the limits for unverified domains applied to a host. */
export const hostNotVerified = surveyRule('host-not-verified', function* ({ start, unverifiedHost }) {
  if (!unverifiedHost) return;
  const { host, maxPages, requestsPerSecond } = unverifiedHost;
  yield {
    page: start,
    message: `You haven’t verified ${host}, so this job read at most ${maxPages} pages, sent at most ${requestsPerSecond} requests per second, and followed robots.txt. If you own the host, verify it and run the job again.`,
    key: host,
    evidence: { value: host },
  };
});
