/** Replaces credentials, and shows that the URL had them. */
export const maskedCredentials = '***';

/**
 * Matches the part before the `@` of an authority, as the URL standard parses it (4.4): browsers accept any number of
 * slashes and backslashes for two, and none after `http:`.
 */
const credentials = /(https?:[/\\]*|[/\\]{2,})[^\s/\\?#"<>]+@/gi;

/** Masks credentials in the URLs of a text: `http://ada:secret@host/` becomes `http://***@host/`. */
export function maskCredentials(text: string): string {
  return text.includes('@') ? text.replace(credentials, `$1${maskedCredentials}@`) : text;
}

/** Masks credentials in all strings of a JSON value. */
export function withoutCredentials<T>(value: T): T;
export function withoutCredentials(value: unknown): unknown {
  if (typeof value === 'string') return maskCredentials(value);
  if (Array.isArray(value)) return value.map((inner) => withoutCredentials(inner));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutCredentials(inner)]));
}
