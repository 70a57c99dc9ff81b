import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { type EmbeddedReport, embeddedReport, scoreToday } from '../../src/site/mdx/embeddedReport';
import { digestOf } from './digests';

/** The reports that texts embed with `<Report name="…" />`, as the command line writes them with --json. */
export const reportFile = /^content\/reports\/[a-z0-9-]+\.json$/;

const fileOf = (name: string) => `content/reports/${name}.json`;
const files = () =>
  globSync('content/reports/*.json', { cwd: process.cwd() })
    .filter((file) => reportFile.test(file))
    .toSorted();

/** The names that `<Report>` accepts. */
export const reportNames = (): string[] => files().map((file) => basename(file, '.json'));

/** A digest of all reports. Texts that embed one are rendered again when it changes. */
export const reportsDigest = (): string =>
  digestOf(
    files()
      .map((file) => `${file} ${digestOf(readFileSync(join(process.cwd(), file)))}`)
      .join('\n'),
  );

/** @throws Error that names the file and its problem. */
export function readReport(name: string): EmbeddedReport {
  const file = fileOf(name);
  const path = join(process.cwd(), file);
  if (!existsSync(path)) throw new Error(`There is no report ${file}.`);
  const source = readFileSync(path, 'utf8');
  const [problem] = reportProblems(file, source);
  if (problem) throw new Error(problem);
  return v.parse(embeddedReport, JSON.parse(source));
}

/** Returns one sentence for each problem with a report, beginning with the file. */
export function reportProblems(file: string, source: string): string[] {
  const instructions = `Create it again: npm run -s audit -- https://… --json > ${file}`;
  const parsed = v.safeParse(embeddedReport, parsedJson(source));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue);
    const words = place ? `“${place}”: ${issue.message}` : 'it isn’t a JSON object';
    return [`${file}: this isn’t a report of the terminal command (${words}). ${instructions}`];
  }
  const [said, today] = [parsed.output.score, scoreToday(parsed.output)];
  return said === today
    ? []
    : [
        `${file}: this report is out of date. Its score is ${said}, but today’s rules give the same findings ${today}. ${instructions}`,
      ];
}

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError || (error as Error).name === 'SyntaxError') return undefined;
    throw error;
  }
}
