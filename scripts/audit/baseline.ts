import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Finding } from '#domain/finding';
import { BadArguments } from './arguments';

/** Known findings: fingerprints, each with a description for reviewers of the file. */
const baselineSchema = v.object({
  plumbline: v.literal('baseline'),
  known: v.record(v.string(), v.string()),
});

/** @throws BadArguments that says what is wrong with the file. */
export function readBaseline(file: string): ReadonlySet<string> {
  const parsed = v.safeParse(baselineSchema, contentOf(file));
  if (!parsed.success)
    throw new BadArguments(`${file} is not a baseline. Write one with --baseline ${file} --update-baseline.`);
  return new Set(Object.keys(parsed.output.known));
}

export function writeBaseline(file: string, findings: readonly Finding[]): void {
  const lines = findings.map(({ fingerprint, rule, page, target }) => {
    return [fingerprint, `${rule} ${page}${target === null ? '' : ` ${target}`}`] as const;
  });
  // Sorted, so that a small change of the site is a small change of the file.
  lines.sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
  const known = Object.fromEntries(lines);
  writeFileSync(pathOf(file), `${JSON.stringify({ plumbline: 'baseline', known }, null, 2)}\n`);
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(pathOf(file), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw new BadArguments(`${file} can’t be read. Write one with --baseline ${file} --update-baseline.`);
  }
}

/** Resolves a file name from the folder in which the user called npm, which changes to the folder of its script. */
function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
