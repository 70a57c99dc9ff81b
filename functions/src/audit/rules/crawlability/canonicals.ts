import { canonicalIn } from '#functions/audit/fetch/responseHeaders';
import type { ElementFact, PageFacts } from '#functions/audit/parse/facts';
import { hasWord, trimmed } from '#functions/audit/text/strings';
import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf, outcomeText } from '../finalOutcome';
import { linkRule, pageRule, settingRule, surveyRule } from '../rule';

/** Lists the canonical URLs in the page's head as written. Search engines ignore them in the body. */
export function canonicalLinks({ linkElements }: PageFacts): { fact: ElementFact; href: string }[] {
  return linkElements.flatMap((fact) => {
    if (!fact.inHead || !hasWord(fact.attributes.rel, 'canonical')) return [];
    const href = trimmed(fact.attributes.href ?? '');
    return href ? [{ fact, href }] : [];
  });
}

/** Reports indexable pages without a canonical URL. */
export const canonicalMissing = settingRule('canonical-missing', {
  check: (page) => {
    const { canonical, noindex, hasInstantRedirect, headers } = page;
    if (canonical !== null || noindex || hasInstantRedirect) return [];
    // Another rule reports a canonical URL that browsers can't open.
    return canonicalLinks(page).length > 0 || canonicalIn(headers) !== null ? [] : [''];
  },
  say: () => 'No canonical URL is set',
});

/** Reports pages with two different canonical URLs, in the head or in headers. The same URL twice is harmless. */
export const canonicalMany = pageRule('canonical-many', (page) => {
  const links = canonicalLinks(page);
  const inHeader = canonicalIn(page.headers);
  const second = links[1] ?? (inHeader === null ? undefined : links[0]);
  if (!second) return [];
  const named = [...links.map(({ href }) => href), ...(inHeader === null ? [] : [inHeader])];
  const addresses = new Set(named.map((href) => page.resolve(href) ?? href));
  return addresses.size > 1
    ? [
        {
          message: `This page has ${addresses.size} canonical URLs.`,
          spot: second.fact,
          evidence: { value: [...addresses].join(' ').slice(0, 300) },
        },
      ]
    : [];
});

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Reports canonical URLs without a host. They resolve to whichever host the page was requested from. */
export const canonicalRelative = pageRule('canonical-relative', (page) =>
  canonicalLinks(page)
    .filter(({ href }) => !/^https?:\/\//i.test(href))
    .map(({ fact, href }) => ({
      message: hasScheme.test(href)
        ? `The canonical URL “${href.slice(0, 100)}” doesn’t begin with http or https.`
        : `The canonical URL “${href.slice(0, 100)}” is not an absolute URL.`,
      key: href.slice(0, 200),
      spot: fact,
      evidence: { element: 'link' },
    })),
);

/** Reports canonical URLs that are broken. */
export const canonicalBroken = linkRule(
  'canonical-broken',
  (link) =>
    link.finalOutcome.end === 'broken' ||
    link.finalOutcome.end === 'loop' ||
    link.finalOutcome.end === 'too-long'
      ? {
          message:
            link.finalOutcome.end === 'broken'
              ? `The canonical URL is broken: ${outcomeText(link)}.`
              : 'The canonical URL redirects in a loop.',
          evidence: evidenceOf(link.finalOutcome),
        }
      : null,
  ['canonical'],
);

/** Reports canonical URLs that redirect. */
export const canonicalRedirects = linkRule(
  'canonical-redirects',
  ({ page, target, finalOutcome }) => {
    const final = finalOutcome.hops.at(-1);
    if (finalOutcome.end !== 'ok' || finalOutcome.hops.length < 2 || final === undefined) return null;
    const host = hostOf(page);
    return {
      message: `The canonical URL ${shown(target, host)} redirects to ${shown(final, host)}.`,
      evidence: evidenceOf(finalOutcome),
    };
  },
  ['canonical'],
);

/** Reports pages whose canonical page is `noindex`. */
export const canonicalNoindex = surveyRule('canonical-noindex', function* ({ pages }) {
  for (const { url, noindex, canonical } of pages()) {
    if (noindex || !canonical?.read?.noindex) continue;
    yield {
      page: url,
      target: canonical.url,
      message: `The canonical page ${shown(canonical.url, hostOf(url))} has noindex.`,
    };
  }
});

/** Reports pages whose canonical page names another canonical page. */
export const canonicalChain = surveyRule('canonical-chain', function* ({ pages }) {
  for (const { url, canonical } of pages()) {
    const next = canonical?.read?.canonical;
    if (!canonical || !next || next.url === '') continue;
    const host = hostOf(url);
    yield {
      page: url,
      target: canonical.url,
      message: `The canonical page ${shown(canonical.url, host)} has another canonical URL, ${shown(next.url, host)}.`,
    };
  }
});
