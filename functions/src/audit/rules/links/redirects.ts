import { sendsForm } from '#functions/audit/facts/target';
import { hostOf, pathOf, shown } from '#functions/audit/urls/url';
import { evidenceOf, outcomeText } from '../finalOutcome';
import { isLanguageTag } from '../languages';
import { linkRule } from '../rule';

/** More redirects than this in a row are a chain. */
const longChain = 2;

/** The limit for external sites. Browsers give up after 20. */
const longExternalChain = 5;

/** Reports links that reach their target after several redirects. */
export const redirectChain = linkRule('redirect-chain', (link) => {
  const redirects = link.finalOutcome.hops.length - 1;
  const final = link.finalOutcome.hops.at(-1);
  if (link.finalOutcome.end !== 'ok' || redirects <= (link.toSite ? longChain : longExternalChain) || !final)
    return null;
  const host = hostOf(link.page);
  return {
    ...(link.toSite ? {} : { severity: 'notice' as const }),
    message: `${shown(link.target, host)} takes ${redirects} redirects to reach ${shown(final, host)}.`,
    evidence: evidenceOf(link.finalOutcome),
  };
});

/** Reports internal links that redirect permanently. */
export const redirectPermanent = linkRule('redirect-permanent', (link) => {
  const { hops, statuses, end } = link.finalOutcome;
  const sentOn = statuses.findIndex((status) => status !== 301 && status !== 308);
  const final = hops.at(sentOn);
  if (end !== 'ok' || hops.length === 1 || sentOn === 0 || !final || link.role !== 'link' || !link.toSite)
    return null;
  if (hops.length - 1 > longChain || onlySecures(link.page, link.target, final)) return null;
  const host = hostOf(link.page);
  return {
    message: `${shown(link.target, host)} redirects permanently to ${shown(final, host)}.`,
    evidence: evidenceOf(link.finalOutcome),
  };
});

/** Returns whether the redirect only changes http to https on a secure page, which `insecure-link` reports. */
function onlySecures(page: string, target: string, final: string): boolean {
  return page.startsWith('https:') && target.startsWith('http:') && final === `https${target.slice(4)}`;
}

/** Paths of login pages. */
const loginPath =
  /(?:^|[/_-])(?:log[_-]?in|sign[_-]?in|sign[_-]?up|auth|authorize|sso|oauth|sessions?\/new)(?:[/_.?-]|$)/i;
/** Shops redirect the checkout of an empty cart to the cart. */
const checkoutPath = /\/checkouts?(?:[/?]|$)/i;
const cartPath = /\/(?:cart|basket)(?:[/?]|$)/i;

/** Reports internal links that redirect temporarily, except to a login page or a language version. */
export const redirectTemporary = linkRule('redirect-temporary', (link) => {
  const { hops, statuses, end } = link.finalOutcome;
  const final = hops.at(-1);
  const isTemporary = statuses[0] === 302 || statuses[0] === 303 || statuses[0] === 307;
  if (end !== 'ok' || !isTemporary || !final || link.role !== 'link' || !link.toSite) return null;
  if (hops.length - 1 > longChain || isIntended(pathOf(link.target), pathOf(final))) return null;
  // A form that is sent empty often redirects back to its own page.
  if (sendsForm(link.element)) return null;
  const host = hostOf(link.page);
  return {
    message: `${shown(link.target, host)} redirects temporarily to ${shown(final, host)}.`,
    evidence: evidenceOf(link.finalOutcome),
  };
});

function isIntended(from: string, to: string): boolean {
  if (from === '/' || loginPath.test(to)) return true;
  return (checkoutPath.test(from) && cartPath.test(to)) || addsLanguage(from, to);
}

/** Returns whether a redirect only adds a language, such as /docs to /en-US/docs. */
function addsLanguage(from: string, to: string): boolean {
  const [, language = '', rest] = /^\/([a-z]{2,3}(?:[_-][a-z]{2,4})?)(\/.*)$/i.exec(to) ?? [];
  return rest === from && isLanguageTag(language.replace('_', '-'));
}

/** Reports links that redirect in a loop or more often than browsers follow. */
export const redirectLoop = linkRule('redirect-loop', (link) =>
  link.finalOutcome.end === 'loop' || link.finalOutcome.end === 'too-long'
    ? { message: `${outcomeText(link)}.`, evidence: evidenceOf(link.finalOutcome) }
    : null,
);

/** Reports https links that redirect to http. */
export const redirectInsecure = linkRule('redirect-insecure', (link) => {
  const { hops } = link.finalOutcome;
  const at = hops.findIndex((hop, n) => hop.startsWith('https:') && hops[n + 1]?.startsWith('http:'));
  const next = hops[at + 1];
  if (at < 0 || next === undefined) return null;
  return {
    message: `${shown(link.target, hostOf(link.page))} redirects to ${next}, which isn’t encrypted.`,
    evidence: evidenceOf(link.finalOutcome, at),
  };
});
