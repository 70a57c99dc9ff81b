import { header, isLocal } from '#functions/audit/fetch/responseHeaders';
import { settingRule, surveyRule } from '../rule';

/** Reports pages that are served over http. */
export const httpsMissing = settingRule('https-missing', {
  check: ({ url }) => (url.startsWith('http:') && !isLocal(url) ? [''] : []),
  say: () => 'The site doesn’t use HTTPS',
});

/** Reports https sites that also answer over http instead of redirecting to https. */
export const httpsNotEnforced = surveyRule('https-not-enforced', function* ({ facts, start, count }) {
  const { insecure } = facts;
  if (insecure?.outcome !== 'answers') return;
  yield {
    page: start,
    target: insecure.url,
    message: `${insecure.url} doesn’t redirect to HTTPS.`,
    pages: count,
  };
});

/** Reports https pages without HSTS. Browsers ignore the header over http. */
export const hstsMissing = settingRule('hsts-missing', {
  headers: ['strict-transport-security'],
  check: ({ url, headers }) =>
    url.startsWith('https:') && !isLocal(url) && header(headers, 'strict-transport-security') === null
      ? ['']
      : [],
  say: () => 'The Strict-Transport-Security header is missing',
});

/** 180 days. With less, someone who visits twice a year is never protected. */
const minAge = 180 * 24 * 3_600;

/** Reports HSTS headers with a short duration, or that browsers can't parse. */
export const hstsWeak = settingRule('hsts-weak', {
  headers: ['strict-transport-security'],
  check: ({ url, headers }) => {
    const written = url.startsWith('https:') ? header(headers, 'strict-transport-security') : null;
    if (written === null) return [];
    const age = /(?:^|;)\s*max-age\s*=\s*"?(\d+)/i.exec(written.split(',', 1)[0] ?? '')?.[1];
    return age !== undefined && Number(age) >= minAge ? [] : [written];
  },
  say: (value) => `Strict-Transport-Security says “${value}”, which expires too soon`,
});

const days = 24 * 3_600_000;
/** Automatic renewal happens 30 days before the end. Two weeks left means that it failed. */
const soon = 14 * days;

/** Reports certificates that expire so soon that their renewal must have failed. */
export const certificateEnding = surveyRule('certificate-ending', function* ({ facts, start, count }) {
  if (!facts.tls) return;
  const left = facts.tls.validTo - facts.tls.seenAt;
  if (left >= soon) return;
  const until = new Date(facts.tls.validTo).toISOString().slice(0, 10);
  yield {
    page: start,
    message: `The site’s certificate expires on ${until}.`,
    evidence: { value: `${Math.max(0, Math.floor(left / days))} days left` },
    pages: count,
  };
});
