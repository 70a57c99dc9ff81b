import { loopback } from './enabled';

const localEmail = 'support@plumbline.test';

/**
 * Returns the email address that users can write to, or null if the build has none. A page on this machine has one
 * without a variable, so that the screens that show it can be seen.
 */
export function supportEmail(): string | null {
  // Gatsby inlines the value at build time, so the variable must be named in full.
  const configured = (process.env.GATSBY_SUPPORT_EMAIL ?? '').trim();
  if (configured !== '') return configured;
  return loopback.has(window.location.hostname) ? localEmail : null;
}
