import { errorWords, statusWords } from '#functions/audit/report/words';
import { robotsCap } from '#functions/audit/robots/robots';
import { hostOf, shown } from '#functions/audit/urls/url';
import { headerEvidence } from '../finalOutcome';
import { linkRule, surveyRule } from '../rule';

/** Reports a missing robots.txt. */
export const robotsMissing = surveyRule('robots-missing', function* ({ facts, start }) {
  const { robots } = facts;
  if (!robots || !isProof(robots.status)) return;
  yield {
    page: start,
    target: robots.url,
    message: `There is no robots.txt: ${robots.url} returns ${robots.status}.`,
    evidence: { status: robots.status },
  };
});

/** 404, 410 and endless redirects prove it. A server that refuses our crawler may answer others. */
const isProof = (status: number) => status === 404 || status === 410 || (status >= 300 && status < 400);

/** Reports a robots.txt that fails with a server error. Careful crawlers then read nothing. */
export const robotsUnreadable = surveyRule('robots-unreadable', function* ({ facts, start, count }) {
  const { robots } = facts;
  if (!robots || (robots.status < 500 && robots.status !== 429 && robots.status !== 0)) return;
  const silent = robots.status === 0;
  yield {
    page: start,
    target: robots.url,
    message: silent
      ? `${robots.url} can’t be read: ${errorWords(robots.error ?? '')}.`
      : `${robots.url} returns ${statusWords(robots.status)}.`,
    evidence: silent ? { error: robots.error ?? '' } : { status: robots.status, ...headerEvidence(robots) },
    // The failure may be temporary, or affect only our crawler.
    ...(silent || robots.status === 429 ? { severity: 'unverified' as const } : { pages: count }),
  };
});

/** Reports a robots.txt of which crawlers read only the beginning. */
export const robotsTooLarge = surveyRule('robots-too-large', function* ({ facts, start }) {
  const { robots } = facts;
  // Our own reading stops at the same size, so there may be more.
  if (!robots || robots.bytes < robotsCap) return;
  yield {
    page: start,
    target: robots.url,
    message: `${robots.url} is larger than 500 KiB. Crawlers may ignore the rest.`,
  };
});

/** Reports an HTML page served as robots.txt, which is common on servers that answer every URL with the same page. */
export const robotsNotText = surveyRule('robots-not-text', function* ({ facts, start }) {
  const { robots } = facts;
  if (!robots?.isPage) return;
  yield {
    page: start,
    target: robots.url,
    message: `${robots.url} is an HTML page, not a text file.`,
    evidence: robots.type === null ? {} : { value: robots.type },
  };
});

/** Reports a robots.txt that disallows the whole site, often left over from before its launch. */
export const robotsBlocksAll = surveyRule('robots-blocks-all', function* ({ facts, start, count }) {
  const { robots } = facts;
  if (!robots?.blocksAll) return;
  yield {
    page: start,
    target: robots.url,
    message: `${robots.url} blocks search engines from the whole site.`,
    pages: count,
  };
});

/** Reports lines of robots.txt that no crawler understands, or only Google's. */
export const robotsUnknownLine = surveyRule('robots-unknown-line', function* ({ facts, start }) {
  const { robots } = facts;
  for (const { line, text, guessed } of robots?.unknown ?? [])
    yield {
      page: start,
      target: robots?.url ?? start,
      message: guessed
        ? `Line ${line} of robots.txt is misspelled: “${text}”. Google understands it, other crawlers may not.`
        : `Line ${line} of robots.txt means nothing to crawlers: “${text}”.`,
      key: text,
      evidence: { line, value: text },
    };
});

/** Reports internal links to pages that robots.txt disallows for search engines or for our crawler. */
export const linkRobotsBlocked = linkRule(
  'link-robots-blocked',
  ({ page, target, role, element, toSite, finalOutcome }) => {
    if (!toSite || role !== 'link' || element !== 'a') return null;
    const isUnread = finalOutcome.end === 'skipped' && finalOutcome.seen.error === 'ROBOTS';
    if (!finalOutcome.closed && !isUnread) return null;
    const name = shown(target, hostOf(page));
    if (!finalOutcome.closed)
      return { message: `robots.txt blocks our crawler from ${name}, so it wasn’t checked.` };
    return { message: `robots.txt blocks ${isUnread ? 'crawlers' : 'search engines'} from ${name}.` };
  },
);

/** Reports scripts and style sheets that robots.txt disallows, so search engines render the page without them. */
export const resourceRobotsBlocked = linkRule(
  'resource-robots-blocked',
  ({ page, target, toSite, finalOutcome, element }) => {
    if (!finalOutcome.closed || !toSite) return null;
    if (element !== 'script' && element !== 'link') return null;
    return {
      message: `robots.txt blocks search engines from loading ${shown(target, hostOf(page))}, which the page needs.`,
    };
  },
  ['resource'],
);
