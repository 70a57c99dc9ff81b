import { type AuditOutcome, audit } from '../functions/src/audit';
import type { Finding } from '../src/domain/finding';
import type { JobInput } from '../src/domain/jobInput';
import type { PageRecord } from '../src/domain/report';
import { BadArguments, parseCommand, usage } from './audit/arguments';
import { paintFor } from './audit/paint';
import { progressLine } from './audit/progress';
import { reportText } from './audit/report';

/** 0: no errors found; 1: errors found; 2: the check could not be done. */
type ExitCode = 0 | 1 | 2;

interface Kept {
  readonly outcome: AuditOutcome;
  readonly findings: readonly Finding[];
  readonly pages: readonly PageRecord[];
  readonly durationMs: number;
}

async function main(): Promise<ExitCode> {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  const kept = await run(command.input);
  const { outcome } = kept;
  if (outcome.kind === 'failed') {
    process.stderr.write(`${outcome.failure.message}\n`);
    if (command.json)
      await print(`${JSON.stringify({ url: command.input.url, failure: outcome.failure }, null, 2)}\n`);
    return 2;
  }
  if (outcome.kind === 'paused') throw new Error('an audit without an end in time paused');
  await print(
    command.json ? `${documentOf(command.input, outcome, kept)}\n` : textOf(command.input, outcome, kept),
  );
  return outcome.result.counts.error > 0 ? 1 : 0;
}

/** Audits with everything kept in memory. Ctrl-C ends it and keeps what was found; a second one ends the program. */
async function run(input: JobInput): Promise<Kept> {
  const findings: Finding[] = [];
  const pages: PageRecord[] = [];
  const progress = progressLine(process.stderr);
  const cancel = new AbortController();
  process.once('SIGINT', () => cancel.abort());
  const began = performance.now();
  const outcome = await audit({
    input,
    allowPrivate: true,
    signal: cancel.signal,
    sink: {
      wantsCommit(pending, now) {
        progress.show(now);
        return pending.items >= 500;
      },
      async commit(batch) {
        findings.push(...batch.findings);
        pages.push(...batch.pages);
      },
    },
  });
  progress.end();
  return { outcome, findings, pages, durationMs: Math.round(performance.now() - began) };
}

type Ended = Extract<AuditOutcome, { kind: 'finished' | 'canceled' }>;

function documentOf({ url }: JobInput, { result }: Ended, { findings, pages, durationMs }: Kept): string {
  const { score, grade, counts } = result;
  const listed = findings.map(({ rule, category, severity, page, target, message, evidence }) => {
    return { rule, category, severity, page, target, message, evidence };
  });
  return JSON.stringify({ url, score, grade, counts, pages, findings: listed, durationMs }, null, 2);
}

function textOf({ url }: JobInput, end: Ended, { findings, durationMs }: Kept): string {
  const canceled = end.kind === 'canceled';
  return reportText({ url, end, findings, canceled, durationMs }, paintFor(process.stdout));
}

/** Resolves when all of it is written: a pipe takes a long text in pieces. */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const words = error instanceof BadArguments ? `${error.message}\nTry --help.` : error;
    console.error(words);
    process.exitCode = 2;
  },
);
