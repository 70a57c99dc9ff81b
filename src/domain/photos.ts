/**
 * Hosts that profile photos may come from. A page loads images from nowhere else, so that a user can't track viewers
 * with their own photo.
 */
export const photoHosts = [
  'https://*.googleusercontent.com',
  'https://avatars.githubusercontent.com',
  'https://gravatar.com',
] as const;

/**
 * Returns the URL of the image for an email address at Gravatar. Responds with 404 if there is none.
 *
 * @see https://docs.gravatar.com/rest/hash/
 */
export async function gravatarOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `https://gravatar.com/avatar/${hash}?d=404`;
}
