import { pathTo } from '#domain/routes';
import { newJobPath } from '../newJob/newJobPath';

/** Returns a path to the form of a free check with the URL filled in. */
export const freeCheckPath = (url: string) => `${pathTo('freeCheck')}?${new URLSearchParams({ url })}`;

/** Returns a path to the sign-up, which continues to the form for a new job with the URL filled in. */
export function signupPath(url: string): string {
  const next = url === '' ? pathTo('newJob') : newJobPath(url);
  return `${pathTo('signup')}?${new URLSearchParams({ next })}`;
}

/**
 * Whether the visitor came from our own form, so the check may start without another press of a button. A link on
 * another site must not start one.
 */
export function cameFromOwnPage(referrer: string, origin: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).origin === origin;
}
