import { sendsForm } from '#functions/audit/facts/linkRef';
import { hostOf, pathOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { isLanguageTag } from '../languages';
import { linkRule } from '../rule';
import { longChain } from './redirect-chain';

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
