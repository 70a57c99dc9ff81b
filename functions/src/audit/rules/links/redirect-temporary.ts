import { sendsForm } from '#functions/audit/state/linkRef';
import { hostOf, pathOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { isLanguageTag } from '../languages';
import { linkRule } from '../rule';
import { longChain } from './redirect-chain';

/** Where a site sends people who must first say who they are. */
const door =
  /(?:^|[/_-])(?:log[_-]?in|sign[_-]?in|sign[_-]?up|auth|authorize|sso|oauth|sessions?\/new)(?:[/_.?-]|$)/i;
/** Shops send those who would pay for nothing back to their basket. */
const toPay = /\/checkouts?(?:[/?]|$)/i;
const basket = /\/(?:cart|basket)(?:[/?]|$)/i;

/** A link within the site that is sent on for the time being. A door to log in and a choice of language are meant. */
export const redirectTemporary = linkRule('redirect-temporary', (link) => {
  const { hops, statuses, end } = link.fate;
  const final = hops.at(-1);
  const forNow = statuses[0] === 302 || statuses[0] === 303 || statuses[0] === 307;
  if (end !== 'ok' || !forNow || !final || link.role !== 'link' || !link.toSite) return null;
  if (hops.length - 1 > longChain || isMeant(pathOf(link.target), pathOf(final))) return null;
  // A form without its words often leads back to where they are typed.
  if (sendsForm(link.element)) return null;
  const host = hostOf(link.page);
  return {
    message: `${shown(link.target, host)} is sent on to ${shown(final, host)}, for the time being.`,
    evidence: evidenceOf(link.fate),
  };
});

function isMeant(asked: string, got: string): boolean {
  if (asked === '/' || door.test(got)) return true;
  return (toPay.test(asked) && basket.test(got)) || choosesLanguage(asked, got);
}

/** The same path below a language: /docs to /en-US/docs. */
function choosesLanguage(asked: string, got: string): boolean {
  const [, language = '', rest] = /^\/([a-z]{2,3}(?:[_-][a-z]{2,4})?)(\/.*)$/i.exec(got) ?? [];
  return rest === asked && isLanguageTag(language.replace('_', '-'));
}
