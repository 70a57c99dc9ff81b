import type { Finding, Severity } from '#domain/finding';
import { formatNumber, plural } from '#domain/numbers';
import { pageCountOf } from '#domain/occurrences';
import { fixesOf } from '#domain/report';
import { categoryIds, rules } from '#domain/rules';
import { isScored, type Scorable, type Unscored } from '#domain/score';
import type { AuditEnd } from '#functions/audit';
import { harmless, type Paint } from './terminal';

const signs: Record<Severity, string> = { error: '●', warning: '▲', notice: '■', unverified: '◇' };
const styles = { error: 'red', warning: 'yellow', notice: 'blue', unverified: 'gray' } as const;
const order: readonly Severity[] = ['error', 'warning', 'notice', 'unverified'];

/** Maximum number of pages per rule and of lines per page that are printed. --json has all of them. */
const pagesShown = 20;
const linesShown = 10;

interface Report {
  readonly url: string;
  readonly end: AuditEnd;
  readonly findings: readonly Finding[];
  readonly canceled: boolean;
  readonly durationMs: number;
}

/** Formats the report as text. */
export function reportText({ url, end, findings, canceled, durationMs }: Report, paint: Paint): string {
  const { result, summary } = end;
  const scored = isScored(result);
  const verdict = scored ? `${result.score} of 100 (${result.grade})` : 'No score';
  const lines = [
    paint('bold', `${verdict}  ${harmless(url)}`),
    `${plural(result.pages, 'page')} read${builtWords(result)} in ${(durationMs / 1_000).toFixed(1)} s${canceled ? ', canceled before it finished' : ''}`,
    order.map((severity) => countText(severity, result.counts[severity], paint)).join('  '),
    ...(scored ? [categoryIds.map((id) => `${id} ${summary.categories[id].score}`).join(', ')] : []),
    ...fixesFirst(summary, paint),
    ...order.flatMap((severity) => bySeverity(severity, findings, paint)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Pages that scripts build have no effect on the score. */
const builtWords = ({ scriptedPages = 0 }: Scorable) =>
  scriptedPages === 0 ? '' : `, ${formatNumber(scriptedPages)} of them built by scripts and not evaluated,`;

function countText(severity: Severity, count: number, paint: Paint): string {
  const name = severity === 'unverified' ? 'unverified' : plural(count, severity).replace(/^\S+ /, '');
  return paint(count > 0 ? styles[severity] : 'dim', `${signs[severity]} ${count} ${name}`);
}

function fixesFirst(summary: AuditEnd['summary'], paint: Paint): string[] {
  const best = fixesOf(summary);
  if (best.length === 0) return [];
  const lines = best.map(({ rule, points, findings, pages }, at) => {
    const gain = points === 0 ? 'less than a point' : plural(points, 'point');
    return `  ${at + 1}. ${rules[rule].title}, ${findings} on ${plural(pages, 'page')}: ${gain}. ${rules[rule].fix}`;
  });
  const worth = best.length > 1 ? `, worth ${plural(summary.fixFirst.points, 'point')} together` : '';
  return ['', paint('bold', `Fix first${worth}`), ...lines];
}

function bySeverity(severity: Severity, findings: readonly Finding[], paint: Paint): string[] {
  const ofSeverity = findings.filter((finding) => finding.severity === severity);
  return [...groupsBy(ofSeverity, ({ rule }) => rule)].flatMap(([rule, ofRule]) => {
    const pages = [...groupsBy(ofRule, ({ page }) => page)];
    const heading = `${signs[severity]} ${rules[rule].title} (${rule}): ${ofRule.length}`;
    const shown = pages.slice(0, pagesShown).flatMap(([page, ofPage]) => pageLines(page, ofPage, paint));
    const more = pages.length - pagesShown;
    return [
      '',
      paint([styles[severity], 'bold'], heading),
      ...shown,
      ...(more > 0 ? [`  … and ${plural(more, 'more page')}`] : []),
    ];
  });
}

function pageLines(page: string, findings: readonly Finding[], paint: Paint): string[] {
  const lines = findings.slice(0, linesShown).map((finding) => {
    const { message, evidence } = finding;
    const line = evidence.line === undefined ? '' : paint('dim', `line ${evidence.line}: `);
    const others = pageCountOf(finding) - 1;
    const more = others === 0 ? '' : paint('dim', ` (and on ${plural(others, 'more page')})`);
    return `    ${line}${harmless(message)}${more}`;
  });
  const more = findings.length - linesShown;
  return [`  ${harmless(page)}`, ...lines, ...(more > 0 ? [`    … and ${more} more`] : [])];
}

function groupsBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const allowCrawler =
  'If this is your site, allow the user agent “Plumbline” in its bot protection, or send credentials with --header.';
const slowDown =
  'Try again later with a lower --rate. If this is your site, you can also lift the limit for “Plumbline”.';

const remedies: Readonly<Record<number | string, string>> = {
  401: "Send credentials, such as --header 'Authorization: Basic …'.",
  403: allowCrawler,
  429: slowDown,
  THROTTLED: slowDown,
  LONG_PAUSE: slowDown,
  451: 'The site is blocked here for legal reasons. Run the audit from another network.',
  503: allowCrawler,
};
const defaultRemedy = 'Check the URL and that the site is up, and then run the audit again.';

/** Returns why a completed audit has no score, and what to do. */
export function unscoredWords(why: Unscored, findings: readonly Finding[]): string {
  switch (why) {
    case 'no-page':
      return nothingReadWords(findings);
    case 'scripted':
      return 'This site builds its content with scripts, which weren’t run, so there is no score. Install Chromium (or set CHROMIUM_PATH) and use `--render auto`, or check a server-rendered or prerendered build.';
  }
}

function nothingReadWords(findings: readonly Finding[]): string {
  const failed = findings.find(({ rule }) => rule === 'page-error');
  const { status = 0, error = '' } = failed?.evidence ?? {};
  const reason = failed?.message ?? 'None of its URLs returns HTML.';
  const remedy = remedies[status] ?? remedies[error] ?? defaultRemedy;
  return `No page was read, so nothing was checked: ${harmless(reason)} ${remedy}`;
}
