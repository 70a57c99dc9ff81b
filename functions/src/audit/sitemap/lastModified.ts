import type { WrongDates } from '../facts/siteFacts';
import { cut, ownCopy } from '../text/strings';

const day = 24 * 3_600_000;
const maxExamples = 3;

/** The W3C's profile of ISO 8601 (https://www.w3.org/TR/NOTE-datetime), which sitemaps.org prescribes. */
const dateTime =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?:Z|([+-])(0\d|1[0-4]):([0-5]\d)))?)?)?$/;

/**
 * Returns whether a sitemap's `lastmod` isn't a date, is one that doesn't exist, or is in the future. A day is
 * tolerated, because the clocks and time zones of servers differ.
 * @param now epoch milliseconds.
 */
export function isInvalidDate(written: string, now: number): boolean {
  const parts = dateTime.exec(written.trim());
  if (!parts) return true;
  const [year = 0, month = 1, ofMonth = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const offset = (Number(parts[8] ?? 0) * 60 + Number(parts[9] ?? 0)) * (parts[7] === '-' ? -1 : 1);
  const date = Date.UTC(year, month - 1, ofMonth);
  const isReal = new Date(date).getUTCMonth() === month - 1 && ofMonth > 0;
  return !isReal || date + ((hour * 60 + minute - offset) * 60 + second) * 1_000 > now + day;
}

/** Counts the invalid dates of one sitemap. */
export class LastModified {
  readonly #now: number;
  readonly #examples = new Set<string>();
  #count = 0;

  /** @param now epoch milliseconds. */
  constructor(now: number) {
    this.#now = now;
  }

  add(written: string): void {
    if (!isInvalidDate(written, this.#now)) return;
    this.#count++;
    if (this.#examples.size < maxExamples) this.#examples.add(ownCopy(cut(written.trim(), 40)));
  }

  get wrong(): WrongDates | null {
    return this.#count === 0 ? null : { count: this.#count, examples: [...this.#examples] };
  }
}
