import { hostOf } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** Reports http links from an https page to its own host. */
export const insecureLink = linkRule('insecure-link', (link) => {
  if (link.role !== 'link' || !link.page.startsWith('https:') || !link.target.startsWith('http:'))
    return null;
  if (hostOf(link.page) !== hostOf(link.target)) return null;
  return { message: `${link.target} is an HTTP link on an HTTPS page.` };
});
