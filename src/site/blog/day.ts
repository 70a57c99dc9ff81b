const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `2026-11-21` as “21 November 2026”. */
export const dayInWords = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
