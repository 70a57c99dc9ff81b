/**
 * Returns an ID that a user can read out to support, and that is in the console and in error reports:
 * `8F3A-22C1`.
 */
export function newErrorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 4)}-${hex.slice(4)}`.toUpperCase();
}
