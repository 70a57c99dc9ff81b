/** US English, for numbers and dates everywhere, with a 24-hour clock: readers live in every country. */
export const locale = 'en-US';

let whole: Intl.NumberFormat | undefined;

/** “12,345”. The formatter is created on first use, because it loads a language’s tables. */
export function formatNumber(value: number): string {
  whole ??= new Intl.NumberFormat(locale);
  return whole.format(value);
}

/** “1 page”, “2 pages”, “1,200 pages”. Pass `many` if it isn’t `one` plus “s”. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
