import type { Finding } from '#domain/finding';
import type { Unscored } from '#domain/score';
import { harmless } from './paint';

const allowCrawler =
  'If this is your site, allow the user agent “Plumbline” in its bot protection, or send credentials with --header.';
const slowDown =
  'Try again later with a lower --rate. If this is your site, you can also lift the limit for “Plumbline”.';

const remedies: Readonly<Record<number | string, string>> = {
  401: "Send credentials, such as --header 'Authorization: Basic …'.",
  403: allowCrawler,
  429: slowDown,
  THROTTLED: slowDown,
  LONG_PAUSE: slowDown,
  451: 'The site is blocked here for legal reasons. Run the audit from another network.',
  503: allowCrawler,
};
const defaultRemedy = 'Check the URL and that the site is up, and then run the audit again.';

/** Returns why a completed audit has no score, and what to do. */
export function unscoredWords(why: Unscored, findings: readonly Finding[]): string {
  switch (why) {
    case 'no-page':
      return nothingReadWords(findings);
    case 'scripted':
      return 'This site builds its content with scripts, which Plumbline doesn’t run, so there is no score. Check a server-rendered or prerendered build, whose HTML has the content.';
  }
}

function nothingReadWords(findings: readonly Finding[]): string {
  const failed = findings.find(({ rule }) => rule === 'page-error');
  const { status = 0, error = '' } = failed?.evidence ?? {};
  const reason = failed?.message ?? 'None of its URLs returns HTML.';
  const remedy = remedies[status] ?? remedies[error] ?? defaultRemedy;
  return `No page was read, so nothing was checked: ${harmless(reason)} ${remedy}`;
}
