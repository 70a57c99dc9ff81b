import type { Finding } from '#domain/finding';
import type { Unscored } from '#domain/score';
import { harmless } from './paint';

const letIn =
  'If the site is yours, let “Plumbline” past what keeps crawlers out, or send what lets it in with --header.';
const slower =
  'Try again later and ask more slowly with --rate, or lift the limit for “Plumbline” if the site is yours.';

const remedies: Readonly<Record<number | string, string>> = {
  401: "Send what lets it in, such as --header 'Authorization: Basic …'.",
  403: letIn,
  429: slower,
  THROTTLED: slower,
  LONG_PAUSE: slower,
  451: 'The law keeps it from whoever asks from here: run the check from another network.',
  503: letIn,
};
const otherwise = 'Check the address and that the site is up, then run it again.';

/** Returns why a completed audit has no score, and what to do. */
export function unscoredWords(why: Unscored, findings: readonly Finding[]): string {
  switch (why) {
    case 'no-page':
      return nothingReadWords(findings);
    case 'scripted':
      return 'This site builds its content with scripts, which Plumbline doesn’t run, so its content was not judged and there is no score. Check a build whose HTML has the content: rendered on the server, or prerendered.';
  }
}

function nothingReadWords(findings: readonly Finding[]): string {
  const refused = findings.find(({ rule }) => rule === 'page-error');
  const { status = 0, error = '' } = refused?.evidence ?? {};
  const seen = refused?.message ?? 'None of its URLs returns HTML.';
  const remedy = remedies[status] ?? remedies[error] ?? otherwise;
  return `No page was read, so nothing was checked: ${harmless(seen)} ${remedy}`;
}
