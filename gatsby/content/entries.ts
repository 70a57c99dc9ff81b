import { pathTo } from '../../src/domain/routes';
import { isRuleId, type RuleId, ruleIds, rules } from '../../src/domain/rules';
import type { Entry, EntryKind } from '../../src/site/content/entry';
import { type LineOf, parseFrontmatter } from './frontmatter';

export type EntryResult = { readonly entry: Entry } | { readonly problems: readonly string[] };

const places: readonly { readonly kind: EntryKind; readonly pattern: RegExp }[] = [
  { kind: 'post', pattern: /^blog\/([a-z0-9-]+)$/ },
  { kind: 'rule', pattern: /^docs\/rules\/([a-z0-9-]+)$/ },
  { kind: 'docs', pattern: /^docs\/([a-z0-9-]+)$/ },
  { kind: 'page', pattern: /^(about|pricing)\/index$/ },
];

/**
 * Where a file stands says what it is: `blog/x.mdx` a post, `docs/x.mdx` a docs page, `docs/rules/x.mdx` the page of
 * rule x. Problems begin with the file, so that a list of them can be read on its own.
 * @param relativePath from `content/`.
 * @param lineOf finds the line on which a field of the frontmatter stands.
 */
export function entryOf(
  relativePath: string,
  frontmatter: unknown,
  withDrafts: boolean,
  lineOf: LineOf = () => 0,
): EntryResult {
  const file = `content/${relativePath}`;
  const name = relativePath.replace(/\.mdx$/, '');
  const found = places
    .map(({ kind, pattern }) => ({ kind, slug: pattern.exec(name)?.[1] }))
    .find(({ slug }) => slug);
  const told = (problems: readonly string[]) => ({ problems: problems.map((words) => `${file}: ${words}`) });
  if (!found?.slug) {
    return told([
      'has no place on the site; put it in blog/, docs/, docs/rules/, about/index.mdx or pricing/index.mdx, in small letters, digits and “-”',
    ]);
  }
  const made = make(found.kind, found.slug, file, { frontmatter, lineOf }, withDrafts);
  return 'problems' in made ? told(made.problems) : made;
}

function make(
  kind: EntryKind,
  slug: string,
  file: string,
  { frontmatter, lineOf }: { readonly frontmatter: unknown; readonly lineOf: LineOf },
  withDrafts: boolean,
): EntryResult {
  const base = { ...plain, kind, file };
  if (kind === 'post') {
    const parsed = parseFrontmatter(kind, frontmatter, lineOf);
    if ('problems' in parsed) return parsed;
    const { draft, updated = null, cover: _, coverAlt: __, ...rest } = parsed.value;
    return {
      entry: {
        ...base,
        ...rest,
        updated,
        path: pathTo('blogPost', { slug }),
        published: !draft || withDrafts,
      },
    };
  }
  if (kind === 'docs') {
    const parsed = parseFrontmatter(kind, frontmatter, lineOf);
    if ('problems' in parsed) return parsed;
    const { draft, ...rest } = parsed.value;
    return {
      entry: {
        ...base,
        ...rest,
        path: slug === 'index' ? '/docs' : pathTo('docsPage', { slug }),
        published: !draft || withDrafts,
      },
    };
  }
  if (kind === 'rule') {
    const parsed = parseFrontmatter(kind, frontmatter, lineOf);
    if ('problems' in parsed) return parsed;
    return isRuleId(slug)
      ? { entry: ruleEntry(slug, file) }
      : { problems: [`no rule in src/domain/rules is called “${slug}”`] };
  }
  const parsed = parseFrontmatter(kind, frontmatter, lineOf);
  return 'problems' in parsed ? parsed : { entry: { ...base, ...parsed.value, path: `/${slug}` } };
}

const plain = {
  date: null,
  updated: null,
  author: null,
  tags: [],
  section: null,
  order: 0,
  rule: null,
  published: true,
} as const;

function ruleEntry(rule: RuleId, file: string): Entry {
  const { title, why } = rules[rule];
  return {
    ...plain,
    kind: 'rule',
    file,
    path: pathTo('docsRule', { rule }),
    title,
    description: why,
    section: 'Rules',
    order: 100 + ruleIds.indexOf(rule),
    rule,
  };
}

/** What is wrong with the content as a whole: rules without a page, two files at one path. */
export function problemsAcross(entries: readonly Entry[]): string[] {
  const missing = ruleIds
    .filter((id) => !entries.some(({ rule }) => rule === id))
    .map((id) => `content/docs/rules/${id}.mdx is missing: every rule in src/domain/rules has a page`);
  const twice = entries
    .filter(({ path }, index) => entries.findIndex((other) => other.path === path) !== index)
    .map(({ file, path }) => `${file}: another file already has the path ${path}`);
  return [...missing, ...twice];
}
