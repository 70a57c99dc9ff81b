import * as v from 'valibot';
import { docsSections } from '../../src/site/entry';

const shown = (input: unknown) => (typeof input === 'string' ? `"${input}"` : JSON.stringify(input));
const mustBe = (what: string) => (issue: v.BaseIssue<unknown>) =>
  `must be ${what}, got ${shown(issue.input)}`;

const quoted = (issue: v.BaseIssue<unknown>) => `${mustBe('text')(issue)}: put it in quotes`;
const tooLong = ({ input, requirement }: v.MaxLengthIssue<string, number>) =>
  `must have at most ${requirement} characters, has ${input.length}`;
const tooShort = ({ input, requirement }: v.MinLengthIssue<string, number>) =>
  `must have at least ${requirement} characters, has ${input.length}`;
const words = v.pipe(v.string(quoted), v.trim(), v.minLength(1, 'must not be empty'));

/** YAML parses an unquoted 2026-11-21 as a Date, and Gatsby stores its ISO form. All of them become the day's ISO form. */
const asDay = (input: unknown) => {
  const text = input instanceof Date && !Number.isNaN(input.getTime()) ? input.toISOString() : String(input);
  return /^(\d{4}-\d{2}-\d{2})(T|$)/.exec(text)?.[1];
};
const day = v.pipe(
  v.unknown(),
  v.check(
    (input) => isDay(asDay(input) ?? ''),
    (issue) => `${mustBe('a date')(issue)}: write it as 2026-11-21`,
  ),
  v.transform((input) => asDay(input) ?? ''),
);

const tag = v.pipe(
  v.string(quoted),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, mustBe('lowercase letters, digits and “-”')),
);

const draft = v.optional(v.boolean(mustBe('true or false')), false);
const besideText = v.pipe(
  v.string(mustBe('text')),
  v.regex(/^\.{1,2}\/.+/, mustBe('a file next to the text, such as ./images/x.png')),
);

/** A list without duplicates. */
const listOf = (item: v.GenericSchema<unknown, string>) =>
  v.pipe(
    v.array(item, mustBe('a list')),
    v.checkItems(
      (one, at, all) => all.indexOf(one) === at,
      ({ input }) => `is listed twice: remove one ${shown(input)}`,
    ),
  );

const keywords = v.optional(listOf(words), []);
const redirect = v.pipe(
  v.string(quoted),
  v.regex(/^(\/[a-z0-9][\w.-]*)+$/i, mustBe('the path of a page, such as /blog/old-name')),
);
/** What every file can have. */
const shared = { keywords, redirects: v.optional(listOf(redirect), []) };
const titled = { title: words, description: words, ...shared };

const schemas = {
  post: v.strictObject({
    ...titled,
    date: day,
    updated: v.optional(day),
    author: words,
    tags: v.optional(listOf(tag), []),
    cover: v.optional(besideText),
    coverAlt: v.optional(words),
    draft,
  }),
  change: v.strictObject({ ...titled, date: day }),
  docs: v.strictObject({
    ...titled,
    section: v.picklist(docsSections, mustBe(`one of ${docsSections.join(', ')}`)),
    order: v.pipe(v.number(mustBe('a number')), v.integer(mustBe('a whole number'))),
    draft,
  }),
  /** A rule page's heading comes from src/domain/rules. These are for search results, in the words that people search for. */
  rule: v.strictObject({
    title: v.pipe(words, v.maxLength(60, tooLong)),
    description: v.pipe(words, v.minLength(50, tooShort), v.maxLength(160, tooLong)),
    ...shared,
  }),
  page: v.strictObject(titled),
} as const;

type Schemas = typeof schemas;
export type Frontmatter<Kind extends keyof Schemas> = v.InferOutput<Schemas[Kind]>;

/** Returns the line of a field in its file, from 1, or 0 if the field is missing. */
export type LineOf = (key: string) => number;

/** Returns the front matter of one kind of file, or its problems, one sentence each. */
export function parseFrontmatter<Kind extends keyof Schemas>(
  kind: Kind,
  frontmatter: unknown,
  lineOf: LineOf = () => 0,
): { readonly value: Frontmatter<Kind> } | { readonly problems: readonly string[] } {
  const schema: v.GenericSchema<unknown, Frontmatter<Kind>> = schemas[kind];
  const result = v.safeParse(schema, frontmatter);
  if (result.success) {
    const problems = [
      ...coverWithoutWords(result.output).map((words) => at(words, lineOf('cover'))),
      ...updatedTooEarly(result.output).map((words) => at(words, lineOf('updated'))),
    ];
    return problems.length > 0 ? { problems } : { value: result.output };
  }
  const known = Object.keys(schemas[kind].entries);
  return {
    problems: result.issues.map((issue) => {
      const key = v.getDotPath(issue) ?? '';
      return at(problem(issue, known), lineOf(key.replace(/\..*/, '')));
    }),
  };
}

/** The problem comes first, because it says what to do, and the location last. */
export const at = (words: string, line: number) => (line > 0 ? `${words} (line ${line})` : words);

const coverWithoutWords = (fields: object) =>
  'cover' in fields && fields.cover && !('coverAlt' in fields && fields.coverAlt)
    ? ['"coverAlt" is missing: describe what the cover shows']
    : [];

const updatedTooEarly = (fields: object) =>
  'date' in fields && 'updated' in fields && String(fields.updated) < String(fields.date)
    ? [`"updated" must not be before "date", ${fields.date}, got "${fields.updated}"`]
    : [];

function problem(issue: v.BaseIssue<unknown>, known: readonly string[]): string {
  const key = `"${v.getDotPath(issue)}"`;
  if (issue.type !== 'strict_object') return `${key} ${issue.message}`;
  if (issue.expected !== 'never') {
    return `${key} is missing: add “${v.getDotPath(issue)}: …” between the --- lines at the start of the file`;
  }
  return `${key} is not a known field; ${known.length > 0 ? `the known fields are ${known.join(', ')}` : 'this file has no fields'}`;
}

/** Whether a date such as `2026-11-21` exists. */
export function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
