import { exportFormats } from '#domain/export';
import type { Finding } from '#domain/finding';
import { withOccurrences } from '#domain/occurrences';
import type { PageRecord } from '#domain/report';
import { severities } from '#domain/rules/define';
import { unscoredBy } from '#domain/score';
import { type AuditOutcome, audit } from '#functions/audit';
import { BadArguments, type Command, parseCommand, usage } from './audit/arguments';
import { readBaseline, writeBaseline } from './audit/baseline';
import { openBrowser } from './audit/browser';
import { reportText, unscoredWords } from './audit/report';
import { paintFor, progressLine } from './audit/terminal';

/** 0: success; 1: findings or a score that fail the command; 2: the audit was not done or not completed. */
type ExitCode = 0 | 1 | 2;

type AuditCommand = Extract<Command, { kind: 'audit' }>;

interface AuditRun {
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
  // Read before the audit, which may take long, so that an invalid file is reported immediately.
  const known =
    command.baseline && !command.updateBaseline ? readBaseline(command.baseline) : new Set<string>();
  const result = await run(command);
  const { outcome } = result;
  if (outcome.kind === 'failed') {
    process.stderr.write(`${outcome.failure.message}\n`);
    if (command.format === 'json')
      await print(`${JSON.stringify({ url: command.input.url, failure: outcome.failure }, null, 2)}\n`);
    return 2;
  }
  if (outcome.kind === 'paused') throw new Error('The audit paused, although it has no time limit.');
  const why = whyInconclusive(outcome, result.findings);
  if (why === null && command.baseline && command.updateBaseline)
    writeBaseline(command.baseline, result.findings);
  const fresh = result.findings.filter(({ fingerprint }) => !known.has(fingerprint));
  if (known.size > 0)
    process.stderr.write(`${result.findings.length - fresh.length} known findings are omitted.\n`);
  await print(textOf(command, outcome, { ...result, findings: fresh }));
  if (why !== null) {
    const baseline = command.updateBaseline ? ' The baseline is unchanged.' : '';
    process.stderr.write(`${why}${baseline}\n`);
    return 2;
  }
  if (command.updateBaseline) return 0;
  return fails(command, outcome, fresh) ? 1 : 0;
}

/** Returns why the report is inconclusive, or null if it isn't. */
function whyInconclusive({ kind, result }: Ended, findings: readonly Finding[]): string | null {
  if (kind === 'canceled')
    return 'The audit was stopped before it finished. The report only has the findings so far.';
  const why = unscoredBy(result);
  return why === null ? null : unscoredWords(why, findings);
}

function fails({ failOn, minScore }: AuditCommand, { result }: Ended, findings: readonly Finding[]): boolean {
  if (minScore !== null && result.score < minScore) return true;
  const failing = severities.slice(0, failOn === 'never' ? 0 : severities.indexOf(failOn) + 1);
  return findings.some(({ severity }) => failing.includes(severity));
}

/**
 * Audits in memory. Ctrl-C or a signal from the build server ends the audit and keeps its findings. A second signal ends
 * the process.
 */
async function run({ input, render }: AuditCommand): Promise<AuditRun> {
  const findings: Finding[] = [];
  const pages: PageRecord[] = [];
  const progress = progressLine(process.stderr);
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cancel.abort());
  const startedAt = performance.now();
  const outcome = await audit({
    input,
    allowPrivate: true,
    openBrowser: render === 'auto' ? openBrowser : undefined,
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
  const durationMs = Math.round(performance.now() - startedAt);
  if (!('pagesOf' in outcome)) return { outcome, findings, pages, durationMs };
  const whole = findings.map((finding) => withOccurrences(finding, outcome.pagesOf));
  return { outcome, findings: whole, pages, durationMs };
}

type Ended = Extract<AuditOutcome, { kind: 'finished' | 'canceled' }>;

function textOf(
  { input: { url }, format }: AuditCommand,
  end: Ended,
  { findings, pages, durationMs }: AuditRun,
): string {
  if (format === 'text') {
    const canceled = end.kind === 'canceled';
    return reportText({ url, end, findings, canceled, durationMs }, paintFor(process.stdout));
  }
  const { score, grade, counts, pages: pagesRead, scriptedPages, unscored } = end.result;
  const { rules, evaluatedRules } = end.summary;
  const counted = pages.map((page) => ({ ...page, inLinks: end.inLinks.get(page.url) ?? 0 }));
  return exportFormats[format].write({
    url,
    partial: end.kind === 'canceled',
    evaluatedRules,
    score,
    grade,
    counts,
    pagesRead,
    scriptedPages,
    unscored,
    rules,
    pages: counted,
    findings,
    durationMs,
  });
}

/** Resolves when everything is written, because a pipe takes a long text in chunks. */
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
