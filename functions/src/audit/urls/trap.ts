/** Segments and repetitions that no real address has, but endless ones do: /a/b/a/b/a/b. */
const mostSegments = 40;
const mostRepeats = 4;

/** Years that a calendar without an end reaches and a site does not. */
const earliestYear = 1_800;
const yearsAhead = 5;

const dateName = /^(?:date|day|week|month|year|from|to|start|end|ym|yyyy)$/i;

/**
 * Whether an address comes out of a trap: a path that goes round in circles, or a calendar that turns its pages for
 * ever. Addresses without an end that look like neither are bounded by the job's depth and number of pages.
 * @param thisYear such as 2026.
 */
export function isTrap(url: string, thisYear: number): boolean {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const segments = path.split('/').slice(3);
  if (segments.length > mostSegments || hasRepeats(segments)) return true;
  const parameters = query < 0 ? [] : url.slice(query + 1).split('&');
  if (hasRepeats(parameters.map((parameter) => parameter.split('=', 1)[0] ?? ''))) return true;
  return isBeyondCalendars(segments, parameters, thisYear);
}

function hasRepeats(words: readonly string[]): boolean {
  if (words.length <= mostRepeats) return false;
  const times = new Map<string, number>();
  return words.some((word) => {
    const count = (times.get(word) ?? 0) + 1;
    times.set(word, count);
    return word !== '' && count > mostRepeats;
  });
}

/** A year with a month after it, in the path (/2040/01) or in a parameter that is named as a date (month=2040-01). */
function isBeyondCalendars(
  segments: readonly string[],
  parameters: readonly string[],
  thisYear: number,
): boolean {
  const isBeyond = (text: string | undefined) => {
    const year = Number(text);
    return year < earliestYear || year > thisYear + yearsAhead;
  };
  const inPath = segments.some((segment, at) => {
    const whole = /^(\d{4})-(?:0?[1-9]|1[0-2])(?:-\d{1,2})?$/.exec(segment);
    if (whole) return isBeyond(whole[1]);
    return /^\d{4}$/.test(segment) && /^(?:0[1-9]|1[0-2])$/.test(segments[at + 1] ?? '') && isBeyond(segment);
  });
  if (inPath) return true;
  return parameters.some((parameter) => {
    const [name = '', value = ''] = parameter.split('=', 2);
    return dateName.test(name) && /^\d{4}(?:\b|\d{2,4}$)/.test(value) && isBeyond(value.slice(0, 4));
  });
}
