import type { JobInput } from '#domain/jobInput';
import type { AuditSink } from '../contract';

type Headers = JobInput['headers'];

/** Shorter values, such as a language, occur on pages by chance. */
const minLength = 8;

/**
 * Returns a function that masks the values of request headers in all strings of a JSON value, because a site may echo
 * what it received. For `Authorization`, the part after the scheme is masked by itself; for `Cookie`, the value of
 * each cookie. Headers such as `Accept-Language` aren't secret.
 */
function maskerOf(headers: Headers): <T>(value: T) => T {
  const secrets = Object.entries(headers)
    .flatMap(secretsIn)
    .filter(({ length }) => length >= minLength);
  // A link contains a percent-encoded value. The longest comes first, since one may be part of another.
  const forms = [...new Set(secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]))];
  forms.sort((a, b) => b.length - a.length);
  const masked = (text: string) => forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return masked(value);
    if (Array.isArray(value)) return value.map(within);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)]));
  };
  return <T>(value: T) => (forms.length === 0 ? value : (within(value) as T));
}

function secretsIn([name, value]: [string, string]): readonly string[] {
  if (/^accept/i.test(name)) return [];
  if (/^(?:proxy-)?authorization$/i.test(name)) return [value, value.replace(/^\S+\s+/, '')];
  if (/^cookie$/i.test(name))
    return [value, ...value.split(';').map((pair) => pair.replace(/^[^=]*=/, '').trim())];
  return [value];
}

/**
 * Wraps a sink so that it receives no header values. The delta is unchanged: only the engine reads it, to request the
 * same URLs again.
 */
export function maskHeaders(sink: AuditSink, headers: Headers): AuditSink {
  const masked = maskerOf(headers);
  return {
    watch: (progress) => sink.watch?.(() => masked(progress())) ?? (() => undefined),
    wantsCommit: (pending, progress) => sink.wantsCommit(pending, progress),
    commit: ({ delta, ...results }) => sink.commit({ delta, ...masked(results) }),
  };
}
