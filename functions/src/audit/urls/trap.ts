/** Segments and repetitions that no real address has, but endless ones do: /a/b/a/b/a/b. */
const maxSegments = 40;
const maxRepeats = 4;

/** Years that a calendar without an end reaches and a site does not. */
const earliestYear = 1_800;
const yearsAhead = 5;

/** In these a year alone is a date; in those it may as well be an offset (start=1500). */
const dateName = /^(?:date|day|week|month|year|ym|yyyy)$/i;
const spanName = /^(?:from|to|start|end)$|date$/i;

/** Under such a name a month needs no zero before it; elsewhere /2041/2 may be the second page of anything. */
const calendarName =
  /(?:^|[-_.])(?:calendar|kalender|calendrier|calendario|agenda|events?|diary|archives?|month|monthly)(?:$|[-_.])/i;

interface Parts {
  readonly segments: readonly string[];
  readonly parameters: readonly string[];
}

/**
 * Whether an address comes out of a trap: a path that goes round in circles, or a calendar that turns its pages for
 * ever. Addresses without an end that look like neither are bounded by the job's depth and number of pages.
 * @param from the page that names it: a page of 1789 is read when a list links to it, and what it turns to is not.
 * @param thisYear such as 2026.
 */
export function isTrap(url: string, from: string, thisYear: number): boolean {
  const parts = partsOf(url);
  const { segments, parameters } = parts;
  if (segments.length > maxSegments || hasRepeats(segments)) return true;
  if (hasRepeats(parameters.map((parameter) => parameter.split('=', 1)[0] ?? ''))) return true;
  if (!isBeyondCalendars(parts, thisYear)) return false;
  return shapeOf(url) === shapeOf(from) || isBeyondCalendars(partsOf(from), thisYear);
}

function partsOf(url: string): Parts {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const parameters = query < 0 ? [] : url.slice(query + 1).split('&');
  return { segments: path.split('/').slice(3), parameters };
}

/** What the pages of one calendar have in common. */
const shapeOf = (url: string) => url.replace(/\d+/g, '0');

function hasRepeats(words: readonly string[]): boolean {
  if (words.length <= maxRepeats) return false;
  const times = new Map<string, number>();
  return words.some((word) => {
    const count = (times.get(word) ?? 0) + 1;
    times.set(word, count);
    return word !== '' && count > maxRepeats;
  });
}

const paddedMonth = /^(?:0[1-9]|1[0-2])$/;
const anyMonth = /^(?:0?[1-9]|1[0-2])$/;

/** A year with a month after it, in the path (/2040/01) or in a parameter that is named as a date (month=2040-01). */
function isBeyondCalendars({ segments, parameters }: Parts, thisYear: number): boolean {
  const isBeyond = (text: string | undefined) => {
    const year = Number(text);
    return year < earliestYear || year > thisYear + yearsAhead;
  };
  const month = segments.some((segment) => calendarName.test(segment)) ? anyMonth : paddedMonth;
  const inPath = segments.some((segment, at) => {
    const whole = /^(\d{4})-(?:0?[1-9]|1[0-2])(?:-\d{1,2})?$/.exec(segment);
    if (whole) return isBeyond(whole[1]);
    return /^\d{4}$/.test(segment) && month.test(segments[at + 1] ?? '') && isBeyond(segment);
  });
  if (inPath) return true;
  return parameters.some((parameter) => {
    const [name = '', value = ''] = parameter.split('=', 2);
    const isDate =
      (dateName.test(name) && /^\d{4}(?:\b|\d{2,4}$)/.test(value)) ||
      (spanName.test(name) && /^\d{4}-(?:0?[1-9]|1[0-2])\b/.test(value));
    return isDate && isBeyond(value.slice(0, 4));
  });
}
