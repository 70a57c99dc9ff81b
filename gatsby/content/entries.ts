import { pathTo } from '../../src/domain/routes';
import { isRuleId, type RuleId, ruleIds, rules } from '../../src/domain/rules';
import type { Entry, EntryKind } from '../../src/site/entry';
import { ruleCategories } from '../../src/site/ruleCategories';
import { wordsOf } from '../../src/site/search/words';
import { at, type Frontmatter, type LineOf, parseFrontmatter } from './frontmatter';
import { closestName } from './likely';

export type EntryResult = { readonly entry: Entry } | { readonly problems: readonly string[] };

/** Which texts a build publishes. */
export interface Publishing {
  /** Whether drafts and scheduled texts have pages too, as under `gatsby develop`. */
  readonly showsAll: boolean;
  /** The day of the build, such as `2026-11-21`. */
  readonly today: string;
}

/** Dates as `2026-11-21` sort like days. */
function statusOf(
  { draft = false, date = '' }: { readonly draft?: boolean; readonly date?: string },
  { showsAll, today }: Publishing,
): Pick<Entry, 'status' | 'published'> {
  const status = draft ? 'draft' : date > today ? 'scheduled' : 'live';
  return { status, published: status === 'live' || showsAll };
}

interface Place {
  readonly kind: EntryKind;
  /** Matches the file's path below `content/`, without its extension. */
  readonly pattern: RegExp;
  readonly pathOf: (slug: string) => string;
}

const places: readonly Place[] = [
  { kind: 'post', pattern: /^blog\/([a-z0-9-]+)$/, pathOf: (slug) => pathTo('blogPost', { slug }) },
  { kind: 'rule', pattern: /^docs\/rules\/([a-z0-9-]+)$/, pathOf: (rule) => pathTo('docsRule', { rule }) },
  {
    kind: 'docs',
    pattern: /^docs\/([a-z0-9-]+)$/,
    pathOf: (slug) => (slug === 'index' ? pathTo('docs') : pathTo('docsPage', { slug })),
  },
  {
    kind: 'change',
    pattern: /^changelog\/([a-z0-9-]+)$/,
    pathOf: (slug) => pathTo('changelogEntry', { slug }),
  },
  {
    kind: 'page',
    pattern: /^(about|pricing|compare|security|privacy|terms|contact)\/index$/,
    pathOf: (slug) => `/${slug}`,
  },
];

/** Returns the path of a file's page, or undefined if the file has none. */
export function placeOf(relativePath: string) {
  const name = relativePath.replace(/\.mdx$/, '');
  for (const { kind, pattern, pathOf } of places) {
    const slug = pattern.exec(name)?.[1];
    if (slug) return { kind, slug, path: pathOf(slug) };
  }
  return undefined;
}

/**
 * Derives an entry from a file's folder: `blog/x.mdx` is a post, `docs/x.mdx` a docs page, `docs/rules/x.mdx` the page
 * of rule x. Each problem begins with the file, so it can be read on its own.
 * @param relativePath below `content/`.
 * @param publishing which texts have a page.
 * @param lineOf finds the line of a front matter field.
 */
export function entryOf(
  relativePath: string,
  frontmatter: unknown,
  publishing: Publishing,
  lineOf: LineOf = () => 0,
): EntryResult {
  const file = `content/${relativePath}`;
  const found = placeOf(relativePath);
  const withFile = (problems: readonly string[]) => ({
    problems: problems.map((words) => `${file}: ${words}`),
  });
  if (!found) {
    return withFile([
      'isn’t in a folder that the site publishes; move it to blog/, docs/, docs/rules/, changelog/ or a page’s folder such as about/index.mdx, and use lowercase letters, digits and “-”',
    ]);
  }
  const result = make(found, file, { frontmatter, lineOf }, publishing);
  return 'problems' in result ? withFile(result.problems) : result;
}

function make(
  { kind, slug, path }: { readonly kind: EntryKind; readonly slug: string; readonly path: string },
  file: string,
  { frontmatter, lineOf }: { readonly frontmatter: unknown; readonly lineOf: LineOf },
  publishing: Publishing,
): EntryResult {
  const base = { ...plain, kind, file, path };
  if (kind === 'post') {
    const parsed = parseFrontmatter(kind, frontmatter, lineOf);
    if ('problems' in parsed) return parsed;
    const { draft, updated = null, cover: _, coverAlt: __, ...rest } = parsed.value;
    return { entry: { ...base, ...rest, updated, ...statusOf({ draft, date: rest.date }, publishing) } };
  }
  if (kind === 'change') {
    const parsed = parseFrontmatter(kind, frontmatter, lineOf);
    if ('problems' in parsed) return parsed;
    return { entry: { ...base, ...parsed.value, ...statusOf(parsed.value, publishing) } };
  }
  if (kind === 'docs') {
    const parsed = parseFrontmatter(kind, frontmatter, lineOf);
    if ('problems' in parsed) return parsed;
    const { draft, ...rest } = parsed.value;
    return { entry: { ...base, ...rest, ...statusOf({ draft }, publishing) } };
  }
  if (kind === 'rule') {
    if (!isRuleId(slug)) return { problems: [noRule(slug)] };
    const parsed = parseFrontmatter(kind, frontmatter, lineOf);
    return 'problems' in parsed ? parsed : { entry: ruleEntry(slug, file, parsed.value) };
  }
  const parsed = parseFrontmatter(kind, frontmatter, lineOf);
  return 'problems' in parsed ? parsed : { entry: { ...base, ...parsed.value } };
}

function noRule(name: string): string {
  const likely = closestName(name, ruleIds);
  return `src/domain/rules has no rule “${name}”; name the file after its rule${likely ? ` (“${likely}”?)` : ''}, or move any other page to docs/`;
}

const plain = {
  headTitle: null,
  date: null,
  updated: null,
  author: null,
  tags: [],
  keywords: [],
  redirects: [],
  section: null,
  order: 0,
  rule: null,
  status: 'live',
  published: true,
} as const;

/** As the list of all rules and the navigation show them. */
const shownOrder = ruleCategories.flatMap(({ rules: ids }) => ids);

function ruleEntry(
  rule: RuleId,
  file: string,
  { title, description, keywords, redirects }: Frontmatter<'rule'>,
): Entry {
  return {
    ...plain,
    kind: 'rule',
    file,
    path: pathTo('docsRule', { rule }),
    // Findings have this title, so a reader who comes from a report recognizes it.
    title: rules[rule].title,
    headTitle: title,
    description,
    keywords,
    redirects,
    section: 'Rules',
    order: 100 + shownOrder.indexOf(rule),
    rule,
  };
}

/**
 * Returns problems of the content as a whole: rules without a page, and files that share a path or keyword.
 * @param pages the paths of all files, including those with problems of their own.
 */
export function problemsAcross(
  entries: readonly Entry[],
  pages: ReadonlySet<string> = new Set(entries.map(({ path }) => path)),
  lineIn: (file: string, key: string) => number = () => 0,
): string[] {
  const missing = ruleIds
    .filter((id) => !pages.has(pathTo('docsRule', { rule: id })))
    .map((id) => `content/docs/rules/${id}.mdx is missing: every rule in src/domain/rules needs a page`);
  const twice = entries
    .map((entry) => ({ entry, first: entries.find(({ path }) => path === entry.path) ?? entry }))
    .filter(({ entry, first }) => first !== entry)
    .map(
      ({ entry: { file, path }, first }) =>
        `${file}: ${first.file} already has the path ${path}; rename one of the two`,
    );
  return [...missing, ...twice, ...sharedKeywords(entries, lineIn)];
}

/** The search lists a page first for each of its keywords, and only one page can be first. */
function sharedKeywords(entries: readonly Entry[], lineIn: (file: string, key: string) => number): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, keywords } of entries) {
    for (const keyword of keywords) {
      const words = wordsOf(keyword).join(' ');
      const owner = owners.get(words);
      if (owner)
        problems.push(
          at(
            `${file}: "keywords" has “${keyword}”, for which the search lists ${owner} first; remove it from one of the two`,
            lineIn(file, 'keywords'),
          ),
        );
      else owners.set(words, file);
    }
  }
  return problems;
}
