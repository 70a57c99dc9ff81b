import { globSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { isDay } from './frontmatter';
import { publishedUrlsFile } from './redirects';
import { reportFile, reportProblems } from './reports';

const pictures = /\.(png|jpe?g|webp|avif|gif|svg)$/i;

/**
 * Finds files that can't be read as a text at all. Gatsby would stop at the first one without naming it, and ignore
 * files of an unknown type.
 * @param folder the repository.
 * @returns one sentence each, beginning with the file.
 */
export function sourceProblems(folder: string): string[] {
  return globSync('content/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(`${folder}/`.length))
    .toSorted()
    .flatMap((file) => {
      if (file.endsWith('.mdx')) return frontmatterProblems(file, readFileSync(`${folder}/${file}`, 'utf8'));
      if (reportFile.test(file)) return reportProblems(file, readFileSync(`${folder}/${file}`, 'utf8'));
      return pictures.test(file) || file === publishedUrlsFile ? [] : [unusedFileProblem(file)];
    });
}

const unusedFileProblem = (file: string) =>
  `${file}: the site doesn’t use this file; texts are .mdx, images are png, jpg, webp, avif, gif or svg, and embedded reports are content/reports/*.json, named with lowercase letters, digits and “-”`;

/** Returns problems with the syntax of a text's front matter, before its fields are checked. */
export function frontmatterProblems(file: string, source: string): string[] {
  // As gray-matter does: skips a byte order mark, and allows blanks after the dashes.
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const isFence = (line: string | undefined) => line?.trimEnd() === '---';
  if (!isFence(lines[0])) return [];
  const end = lines.findIndex((line, at) => at > 0 && isFence(line));
  if (end < 0) return [`${file}:1:1: The frontmatter has no end: add a line with --- below it.`];
  const unreadable = yamlProblem(file, source);
  return unreadable
    ? [unreadable]
    : lines.slice(1, end).flatMap((line, at) => dateProblems(file, line, at + 2));
}

function yamlProblem(file: string, source: string): string | undefined {
  try {
    // With options, because the library caches what it parses without them, even if it is invalid.
    matter(source, {});
    return undefined;
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } };
    if (!reason || !mark) throw error;
    const remedy = /duplicat/.test(reason)
      ? 'Take one of the two away.'
      : 'Put a value in quotes if it contains “: ” or starts with a special character, such as title: "Links: how they rot".';
    return `${file}:${mark.line + 1}:${mark.column + 1}: The frontmatter can’t be parsed here (${reason}). ${remedy}`;
  }
}

/** YAML silently turns 30 February into 2 March. */
function dateProblems(file: string, line: string, number: number): string[] {
  const [, field, day] = /^(\w+):\s*(\d{4}-\d{2}-\d{2})(?:\s+#.*|\s*)$/.exec(line) ?? [];
  if (!field || !day || isDay(day)) return [];
  return [`${file}: "${field}" must be a date, got "${day}": this day doesn’t exist (line ${number})`];
}

/** Joins all problems into one message, one line each, sorted by file. */
export function formatProblems(problems: readonly string[]): string {
  const inOrder = problems.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  return `The content has ${problems.length === 1 ? 'a problem' : 'problems'}:\n  ${inOrder.join('\n  ')}`;
}

/** Maximum number of texts processed concurrently. Each holds its whole syntax tree in memory. */
const concurrency = 8;

/** Runs the work for all items and returns the messages of those that failed, in the order of the items. */
export async function problemsOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const problems: string[] = [];
  // The workers share one iterator, so each item is taken once.
  const waiting = items.entries();
  const work = async () => {
    for (const [at, item] of waiting) {
      try {
        await act(item);
      } catch (error) {
        problems[at] = error instanceof Error ? error.message : String(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return problems.flatMap((words) => words.split('\n'));
}
