import type { Finding } from '#domain/finding';

/** What a user knows each network error by. The evidence has the exact code. */
const names: readonly (readonly [code: RegExp, name: string])[] = [
  [/^(ENOTFOUND|EAI_)/, 'DNS'],
  [/TIMEDOUT|TIMEOUT/, 'Timeout'],
  [/^ECONNREFUSED$/, 'Refused'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'Reset'],
  [/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/, 'TLS'],
];

/**
 * Returns the few letters that say how a URL failed: a status such as 404, or the kind of network error. undefined
 * when its response is not the problem.
 */
export function shortMarkOf({ evidence: { status = 0, error } }: Finding): string | undefined {
  if (status >= 300) return String(status);
  if (!error) return undefined;
  return names.find(([code]) => code.test(error))?.[1] ?? 'Error';
}
