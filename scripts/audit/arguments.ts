import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { exportFormatIds } from '#domain/export';
import { type JobInput, jobInputSchema, parseSiteUrl, scopes } from '#domain/jobInput';

/** An argument is invalid. The message names it. */
export class BadArguments extends Error {}

export type Command =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'audit';
      readonly input: JobInput;
      readonly format: Format;
      /** The file's findings are known and don't fail the command. */
      readonly baseline: string | null;
      readonly updateBaseline: boolean;
      readonly failOn: FailOn;
      readonly minScore: number | null;
      readonly render: Render;
    };

const formats = ['text', ...exportFormatIds] as const;
export type Format = (typeof formats)[number];

/** Whether pages whose content scripts build are shown in a browser. */
const renders = ['auto', 'never'] as const;
type Render = (typeof renders)[number];

/** The lowest severity that fails the command. */
const failOns = ['error', 'warning', 'notice', 'never'] as const;
export type FailOn = (typeof failOns)[number];

export const usage = `Usage: npm run audit -- <url> [options]

Checks every page and link of a site from the terminal. Loopback and private addresses are allowed.

  --format NAME      ${formats.join(', ')} (default text)
  --json             the same as --format json
  --baseline FILE    ignore the known findings in this file
  --update-baseline  write all findings to the baseline file
  --fail-on NAME     ${failOns.join(', ')}: the lowest severity that fails the command (default error)
  --min-score N      fail below this score, 0 to 100
  --max-pages N      read at most N pages (default 500)
  --max-depth N      read pages at most N clicks from the start page (default 25)
  --scope NAME       ${scopes.join(', ')} (default site)
  --url URL          another URL for the scope “list”; may be repeated
  --include PATTERN  read only matching paths, such as '/blog/*'; may be repeated
  --exclude PATTERN  skip matching paths; may be repeated
  --no-external      don't check links to other sites
  --no-html          skip the HTML checks, which are the slowest
  --render NAME      ${renders.join(', ')}: show pages that scripts build in Chromium (default auto)
  --ignore-robots    read pages that robots.txt disallows; only for your own site
  --rate N           requests per second to the site (default 10, 1 to 100); no limit on loopback
  --header 'K: V'    send another request header, to this site only; may be repeated
  --help             this text

Exit codes: 0 for success; 1 if findings or the score fail the command; 2 if the audit
couldn't run, read no page, or was stopped.
`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

/** @throws BadArguments */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = read(args);
  if (values.help) return { kind: 'help' };
  const [url, ...rest] = positionals;
  if (url === undefined)
    throw new BadArguments('The URL of the site is missing. Example: npm run audit -- https://example.com');
  if (rest.length > 0) throw new BadArguments(`Only one URL is allowed, so “${rest[0]}” is unexpected.`);
  const parsed = v.safeParse(jobInputSchema, {
    url: withScheme(url),
    scope: values.scope,
    urls: values.url?.map(withScheme),
    maxPages: numberOf('--max-pages', values['max-pages']),
    maxDepth: numberOf('--max-depth', values['max-depth']),
    include: values.include,
    exclude: values.exclude,
    checkExternal: values['no-external'] ? false : undefined,
    checkHtml: values['no-html'] ? false : undefined,
    respectRobots: values['ignore-robots'] ? false : undefined,
    requestsPerSecond: numberOf('--rate', values.rate),
    headers: values.header && Object.fromEntries(values.header.map(headerOf)),
  });
  if (parsed.success) {
    const baseline = values.baseline ?? null;
    const updateBaseline = values['update-baseline'] ?? false;
    if (updateBaseline && baseline === null)
      throw new BadArguments('--update-baseline needs --baseline FILE to write to.');
    const format = values.json ? 'json' : oneOf('--format', formats, values.format ?? 'text');
    const failOn = oneOf('--fail-on', failOns, values['fail-on'] ?? 'error');
    const minScore = scoreOf('--min-score', values['min-score']) ?? null;
    const render = oneOf('--render', renders, values.render ?? 'auto');
    return {
      kind: 'audit',
      input: parsed.output,
      format,
      baseline,
      updateBaseline,
      failOn,
      minScore,
      render,
    };
  }
  const [issue] = parsed.issues;
  throw new BadArguments(`${optionOf(String(issue.path?.[0]?.key))}: ${issue.message}`);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: {
        json: flag,
        format: text,
        baseline: text,
        'update-baseline': flag,
        'fail-on': text,
        'min-score': text,
        'max-pages': text,
        'max-depth': text,
        scope: text,
        url: texts,
        include: texts,
        exclude: texts,
        'no-external': flag,
        'no-html': flag,
        'ignore-robots': flag,
        rate: text,
        render: text,
        header: texts,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}

/** A local host without a scheme uses http. */
function withScheme(url: string): string {
  const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/i.test(url);
  const typed = local ? `http://${url}` : url;
  if (!parseSiteUrl(typed)) throw new BadArguments(`“${url}” isn’t a valid URL.`);
  return typed;
}

function numberOf(option: string, written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d+$/.test(written)) throw new BadArguments(`${option} takes a whole number, not “${written}”.`);
  return Number(written);
}

function scoreOf(option: string, written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d+$/.test(written) || Number(written) > 100)
    throw new BadArguments(`${option} takes a whole number from 0 to 100, not “${written}”.`);
  return Number(written);
}

function oneOf<Name extends string>(option: string, names: readonly Name[], written: string): Name {
  const known = names.find((name) => name === written);
  if (!known) throw new BadArguments(`${option} takes ${names.join(', ')}, not “${written}”.`);
  return known;
}

function headerOf(written: string): [string, string] {
  const colon = written.indexOf(':');
  if (colon < 1) throw new BadArguments(`--header takes 'Name: value', not “${written}”.`);
  return [written.slice(0, colon).trim(), written.slice(colon + 1).trim()];
}

const options: Readonly<Record<string, string>> = {
  url: 'The URL',
  urls: '--url',
  maxPages: '--max-pages',
  maxDepth: '--max-depth',
  requestsPerSecond: '--rate',
  headers: '--header',
};

function optionOf(field: string): string {
  return options[field] ?? `--${field}`;
}
