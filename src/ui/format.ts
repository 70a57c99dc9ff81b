import { formatNumber, locale, plural } from '../domain/numbers';
import { unicodeHost } from '../domain/unicodeHost';

export { formatNumber, plural };

/** Creates a formatter on first use. Each loads a language's tables, which takes some milliseconds. */
function lazily<Made>(make: () => Made): () => Made {
  let cached: Made | undefined;
  return () => {
    cached ??= make();
    return cached;
  };
}

/** Decimal units, as networks count: “940 B”, “12 KB”, “3.4 MB”. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  // Based on the rounded value: 999,600 B must not become “1000 KB”.
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`;
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** “420 ms”, “8.2 s”, “3 min 5 s”, “1 h 12 min”. */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  const seconds = ms / 1_000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const full = Math.max(60, Math.floor(seconds));
  const minutes = Math.floor(full / 60);
  if (minutes < 60) return `${minutes} min ${full % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** “14:05”: minutes and seconds, never negative. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const formatter = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options }));
const exact = formatter({ dateStyle: 'full', timeStyle: 'long' });
const day = formatter({ dateStyle: 'medium' });
const moment = formatter({ dateStyle: 'medium', timeStyle: 'short' });
const clock = formatter({ timeStyle: 'medium' });

/** “Saturday, November 21, 2026 at 14:05:09 UTC”. */
export const formatExact = (date: Date) => exact().format(date);
/** “Nov 21, 2026”. */
export const formatDay = (date: Date) => day().format(date);
/** “Nov 21, 2026, 14:05”. */
export const formatMoment = (date: Date) => moment().format(date);
/** “14:05:09”. */
export const formatClock = (date: Date) => clock().format(date);

const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' }));
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** “just now”, “5 minutes ago”, “yesterday”, “in 6 days”. Beyond a week, the date. */
export function formatRelative(date: Date, now: Date): string {
  const ms = date.getTime() - now.getTime();
  const distance = Math.abs(ms);
  if (distance < minuteMs) return 'just now';
  if (distance < hourMs) return relative().format(Math.trunc(ms / minuteMs), 'minute');
  if (distance < dayMs) return relative().format(Math.trunc(ms / hourMs), 'hour');
  if (distance < 7 * dayMs) return relative().format(Math.trunc(ms / dayMs), 'day');
  return formatDay(date);
}

/**
 * Decodes a URL for display: “https://münchen.example/café/” for “https://xn--mnchen-3ya.example/caf%C3%A9/”. A path
 * that would contain a space, an invisible character, or one that changes the text direction stays encoded. Fast for
 * URLs without escapes, because lists have 100,000 of them.
 */
export function readable(url: string): string {
  const named = url.includes('xn--') ? withReadableHost(url) : url;
  return named.includes('%') ? decoded(named) : named;
}

const withReadableHost = (url: string) =>
  url.replace(
    /^(https?:\/\/)([^/?#@]+)(?![^/?#])/,
    (_, scheme: string, host: string) => `${scheme}${unicodeHost(host)}`,
  );

function decoded(url: string): string {
  try {
    const text = decodeURI(url);
    return /[\p{C}\p{Z}]/u.test(text) ? url : text;
  } catch (error) {
    // Not every escape is valid UTF-8.
    if (!(error instanceof URIError)) throw error;
    return url;
  }
}
