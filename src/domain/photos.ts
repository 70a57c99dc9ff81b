/**
 * Where profile photos may come from. A page loads pictures from nowhere else, so that nobody can learn by a photo of
 * their own who looks at it.
 */
export const photoHosts = [
  'https://*.googleusercontent.com',
  'https://avatars.githubusercontent.com',
  'https://gravatar.com',
] as const;

/** The picture that belongs to an address at Gravatar; 404 when there is none. @see https://docs.gravatar.com/rest/hash/ */
export async function gravatarOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `https://gravatar.com/avatar/${hash}?d=404`;
}
