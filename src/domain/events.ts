import * as v from 'valibot';
import { failureCodes } from './job';
import { scopes } from './jobInput';

/**
 * Every event of product analytics: its name, when it is sent, and all of its properties. Nothing else is sent: no
 * URLs, no titles, no text that a user typed. Counts are sent as ranges, so that they don't identify a site.
 */
interface EventSpec {
  readonly when: string;
  readonly properties: v.StrictObjectSchema<v.ObjectEntries, undefined>;
}

const ranges = ['0', '1-9', '10-99', '100-999', '1000+'] as const;
export type Range = (typeof ranges)[number];

/** Returns the range that a count falls into. */
export function rangeOf(count: number): Range {
  if (count < 1) return '0';
  if (count < 10) return '1-9';
  if (count < 100) return '10-99';
  return count < 1_000 ? '100-999' : '1000+';
}

const range = v.picklist(ranges);
const method = v.picklist(['password', 'google.com', 'github.com']);
const nothing = v.strictObject({});

export const events = {
  'signed up': { when: 'A user signs up.', properties: v.strictObject({ method }) },
  'logged in': { when: 'A user logs in.', properties: v.strictObject({ method }) },
  'signed out': { when: 'A user logs out.', properties: nothing },
  'waitlist joined': { when: 'A visitor submits the waitlist form.', properties: nothing },
  'free check started': { when: 'A visitor starts a check without an account.', properties: nothing },
  'job started': {
    when: 'A job is submitted and accepted.',
    properties: v.strictObject({
      scope: v.picklist(scopes),
      maxPages: range,
      checkExternal: v.boolean(),
      respectRobots: v.boolean(),
    }),
  },
  'job start refused': {
    when: 'A job is submitted and rejected.',
    properties: v.strictObject({ code: v.string() }),
  },
  'job canceled': { when: 'A user cancels a job.', properties: nothing },
  'job retried': { when: 'A user retries a job.', properties: nothing },
  'report opened': {
    when: 'The report of an ended job is shown.',
    properties: v.strictObject({
      state: v.picklist(['succeeded', 'failed', 'canceled']),
      failure: v.nullable(v.picklist(failureCodes)),
      grade: v.nullable(v.string()),
      pages: range,
      findings: range,
    }),
  },
  'rule opened': {
    when: 'A rule’s findings are expanded.',
    properties: v.strictObject({ rule: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)) }),
  },
  'data exported': { when: 'A user exports their data.', properties: nothing },
  'account deleted': { when: 'A user deletes their account.', properties: nothing },
  'feedback sent': {
    when: 'A user sends feedback.',
    properties: v.strictObject({ about: v.picklist(['error', 'product']) }),
  },
  'search opened': { when: 'A visitor opens the site search.', properties: nothing },
  'call to action': {
    when: 'A visitor follows a link to the sign-up page, or enters a site to check.',
    properties: v.strictObject({ place: v.picklist(['header', 'hero', 'closing', 'pricing', 'elsewhere']) }),
  },
} as const satisfies Record<string, EventSpec>;

export type EventName = keyof typeof events;
export type EventProperties<Name extends EventName> = v.InferInput<(typeof events)[Name]['properties']>;

/** Returns the properties if they match the catalog exactly, else undefined. Undeclared properties are not sent. */
export function checkedProperties(name: EventName, properties: unknown): Record<string, unknown> | undefined {
  const parsed = v.safeParse(events[name].properties, properties);
  return parsed.success ? parsed.output : undefined;
}
