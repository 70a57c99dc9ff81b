import { isLocal } from '#functions/audit/fetch/responseHeaders';
import type { LinkFact, LinkSource } from '#functions/audit/parse/facts';
import { cut, ownCopy } from '#functions/audit/text/strings';
import { maskCredentials } from '#functions/audit/urls/credentials';
import { hostOf } from '#functions/audit/urls/url';
import { linkRule, type PageRule, sharedRule, type Violation } from '../rule';
import { upgrades } from './contentSecurityPolicy';

/** Reports https pages that load files over http. Browsers block them or try https. */
export const mixedContent: PageRule = {
  ...sharedRule('mixed-content', (page) => {
    const insecure = insecureIn(page).filter(isLoaded);
    return insecure.length === 0 || upgrades(page) ? [] : insecure.map((link) => violationBy(link, page));
  }),
  // A manifest or a feed isn't loaded with the page.
  sheet: (sheet) =>
    insecureIn(sheet)
      .filter(isOfSheet)
      .map((link) => violationBy(link, sheet)),
};

function violationBy(link: LinkFact, { lookUp }: LinkSource): Violation {
  const shown = ownCopy(cut(maskCredentials(link.written), 150));
  return {
    message: `${shown} is loaded over HTTP.`,
    file: lookUp(link.written).href ?? undefined,
    key: shown,
    spot: link,
    evidence: { element: link.element },
  };
}

function insecureIn(source: LinkSource): LinkFact[] {
  return source.url.startsWith('https:')
    ? source.links.filter(({ written }) => isInsecure(written, source))
    : [];
}

const isOfSheet = ({ element }: LinkFact) => element === 'url()' || element === '@import';

function isLoaded({ role, element, attribute, rel }: LinkFact): boolean {
  if (element === 'iframe' && attribute === 'src') return true;
  // URLs in metadata, such as preview images, aren't loaded.
  if (element === 'meta' || element === 'a' || element === 'area') return false;
  return (role === 'image' || role === 'resource') && !/\b(?:canonical|alternate)\b/i.test(rel);
}

function isInsecure(written: string, { base, lookUp }: LinkSource): boolean {
  if (!/^http:/i.test(written) && !base.startsWith('http:')) return false;
  const target = lookUp(written).href;
  // Browsers allow loopback URLs.
  return typeof target === 'string' && target.startsWith('http:') && !isLocal(target);
}

/** Reports forms that submit over http. */
export const insecureForm = sharedRule('insecure-form', (page) => {
  const { url, forms, resolve } = page;
  const bad = forms.flatMap((form) => {
    const action = form.attributes.action?.trim();
    const target = action ? resolve(action) : url;
    if (!target?.startsWith('http:') || isLocal(target)) return [];
    // On an http page, only a password makes it worse.
    return url.startsWith('https:') || form.hasPassword ? [{ form, target }] : [];
  });
  if (bad.length === 0 || upgrades(page)) return [];
  return bad.map(({ form, target }) => ({
    message: `A form sends what is typed to ${target.slice(0, 150)} without encryption.`,
    key: target.slice(0, 300),
    spot: form,
    evidence: { element: 'form' },
  }));
});

/** Reports http links from an https page to its own host. */
export const insecureLink = linkRule('insecure-link', (link) => {
  if (link.role !== 'link' || !link.page.startsWith('https:') || !link.target.startsWith('http:'))
    return null;
  if (hostOf(link.page) !== hostOf(link.target)) return null;
  return { message: `${link.target} is an HTTP link on an HTTPS page.` };
});
