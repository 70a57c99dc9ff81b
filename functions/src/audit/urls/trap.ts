/** More segments and repetitions than legitimate URLs have; endless ones exceed them: /a/b/a/b/a/b. */
const maxSegments = 40;
const maxRepeats = 4;

/** Years that an endless calendar reaches and a site doesn't. */
const earliestYear = 1_800;
const yearsAhead = 5;

/** In these, a year alone is a date; in those below, it may be an offset (start=1500). */
const dateName = /^(?:date|day|week|month|year|ym|yyyy)$/i;
const spanName = /^(?:from|to|start|end)$|date$/i;

/** After such a name a month needs no leading zero; elsewhere, /2041/2 may be the second page of anything. */
const calendarName =
  /(?:^|[-_.])(?:calendar|kalender|calendrier|calendario|agenda|events?|diary|archives?|month|monthly)(?:$|[-_.])/i;

interface Parts {
  readonly segments: readonly string[];
  readonly parameters: readonly string[];
}

/**
 * Returns whether a URL belongs to a trap: a path that repeats itself, or an endless calendar. Other endless URLs are
 * limited by the job's depth and number of pages.
 * @param from the page with the link: a page about 1789 is read if a list links to it, but not the neighbors that it
 * links to.
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

/** Returns what the URLs of one calendar have in common. */
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

/**
 * Returns whether a URL has a year out of range, followed by a month in the path (/2040/01) or in a date parameter
 * (month=2040-01).
 */
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
