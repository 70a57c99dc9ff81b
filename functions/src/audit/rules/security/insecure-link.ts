import { hostOf } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** A secure page that links to its own host without encryption. */
export const insecureLink = linkRule('insecure-link', (link) => {
  if (link.role !== 'link' || !link.page.startsWith('https:') || !link.target.startsWith('http:'))
    return null;
  if (hostOf(link.page) !== hostOf(link.target)) return null;
  return { message: `${link.target} is linked without encryption from a secure page.` };
});
