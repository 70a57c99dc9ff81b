import * as v from 'valibot';
import {
  type JobInput,
  type JobInputDraft,
  jobInputSchema,
  parseSiteUrl,
  type Scope,
  whyNoSite,
} from '#domain/jobInput';
import { type PlanLimits, plans } from '#domain/plans';
import { defaultPreferences, type Preferences } from '#domain/preferences';
import { formatNumber } from '#ui/format';

type JobDefaults = Preferences['jobDefaults'];

/** The form as typed. */
export interface Draft {
  readonly url: string;
  readonly scope: Scope;
  /** One URL per line, for the scope `list`. */
  readonly urls: string;
  readonly maxPages: string;
  readonly maxDepth: string;
  /** One pattern per line. */
  readonly include: string;
  readonly exclude: string;
  readonly checkExternal: boolean;
  readonly checkHtml: boolean;
  readonly respectRobots: boolean;
  readonly requestsPerSecond: string;
  /** One header per line: `X-Key: value`. */
  readonly headers: string;
}

export type DraftField = keyof Draft;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Returns the initial form: the user's settings, limited to what the plan allows. */
export function emptyDraft(
  limits: PlanLimits,
  defaults: JobDefaults = defaultPreferences.jobDefaults,
): Draft {
  return {
    url: '',
    scope: defaults.scope,
    urls: '',
    maxPages: String(Math.min(defaults.maxPages, limits.pagesPerJob)),
    maxDepth: String(defaults.maxDepth),
    include: '',
    exclude: '',
    checkExternal: defaults.checkExternal,
    checkHtml: true,
    respectRobots: defaults.respectRobots,
    requestsPerSecond: String(defaults.requestsPerSecond),
    headers: '',
  };
}

/** Returns the form that submits exactly this input. Only other scopes than a single page have a number of pages. */
export function draftOf({ maxPages, ...input }: JobInput): Partial<Draft> {
  return {
    ...input,
    ...(input.scope !== 'page' && { maxPages: String(maxPages) }),
    urls: input.urls.join('\n'),
    maxDepth: String(input.maxDepth),
    include: input.include.join('\n'),
    exclude: input.exclude.join('\n'),
    requestsPerSecond: String(input.requestsPerSecond),
    headers: Object.entries(input.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  };
}

/** Parses a whole number from 1; undefined for anything else. */
export function wholeNumber(typed: string): number | undefined {
  return /^[0-9]+$/.test(typed.trim()) && Number(typed) >= 1 ? Number(typed) : undefined;
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function headerIn(line: string): [name: string, value: string] {
  const [name = '', ...value] = line.split(':');
  return [name.trim(), value.join(':').trim()];
}

/** A line with only a name is the header of an ended job, whose value was deleted. */
function headerProblem(line: string): string {
  const [, name] = /^([A-Za-z0-9-]+):$/.exec(line) ?? [];
  return name === undefined
    ? 'Enter a name, a colon and a value on each line, such as X-Key: secret.'
    : `Enter the value of ${name} after the colon, or delete the line.`;
}

/** Returns the URLs of a list so far, without lines that are not a URL yet. */
export function addressesIn(urls: string): string[] {
  return lines(urls).flatMap((line) => parseSiteUrl(line)?.href ?? []);
}

const numbersOf = (scope: Scope): readonly ('maxPages' | 'maxDepth' | 'requestsPerSecond')[] => [
  ...(scope === 'page' ? [] : (['maxPages'] as const)),
  'maxDepth',
  'requestsPerSecond',
];

const fields = new Set<string>(Object.keys(emptyDraft(plans.free)));
const isField = (name: string | undefined): name is DraftField => name !== undefined && fields.has(name);

/** Returns the error of a number of pages that the plan doesn't allow. */
export function pagesOverPlan({ maxPages }: Pick<Draft, 'maxPages'>, { pagesPerJob }: PlanLimits) {
  if (Number(maxPages) <= pagesPerJob) return undefined;
  return `Your plan’s limit is ${formatNumber(pagesPerJob)} pages per job.`;
}

/**
 * Returns the input to send, or the validation errors by field, from the schema that the functions use too.
 */
export function readDraft(
  draft: Draft,
  limits: PlanLimits,
): { readonly input: JobInputDraft } | { readonly errors: DraftErrors } {
  const errors: DraftErrors = {};
  const input: JobInputDraft = {
    url: draft.url.trim(),
    scope: draft.scope,
    urls: draft.scope === 'list' ? lines(draft.urls) : [],
    maxPages: draft.scope === 'page' ? 1 : Number(draft.maxPages),
    maxDepth: Number(draft.maxDepth),
    include: lines(draft.include),
    exclude: lines(draft.exclude),
    checkExternal: draft.checkExternal,
    checkHtml: draft.checkHtml,
    respectRobots: draft.respectRobots,
    requestsPerSecond: Number(draft.requestsPerSecond),
    headers: Object.fromEntries(lines(draft.headers).map(headerIn)),
  };
  const parsed = v.safeParse(jobInputSchema, input);
  for (const issue of parsed.issues ?? []) {
    const field = v.getDotPath(issue)?.split('.')[0];
    if (isField(field)) errors[field] ??= issue.type === 'number' ? 'Enter a whole number.' : issue.message;
  }
  for (const field of numbersOf(draft.scope)) {
    if (!/^\d+$/.test(draft[field].trim())) errors[field] = 'Enter a whole number.';
  }
  const incomplete = lines(draft.headers).find((line) => !/^[^:]+:\s*\S/.test(line));
  if (incomplete !== undefined) errors.headers = headerProblem(incomplete);
  if (input.url === '') errors.url = 'Enter the site’s URL, such as example.com.';
  else if (!parseSiteUrl(input.url)) errors.url = whyNoSite(input.url);
  if (draft.scope === 'list' && lines(draft.urls).length === 0) errors.urls = 'Enter at least one URL.';
  const over = draft.scope === 'page' ? undefined : pagesOverPlan(draft, limits);
  if (over !== undefined) errors.maxPages ??= over;
  return Object.keys(errors).length === 0 ? { input } : { errors };
}
