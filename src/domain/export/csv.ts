import type { Finding } from '../finding';
import { pageCountOf } from '../occurrences';
import { rules } from '../rules';
import { type ExportedReport, headerLines, type SetAside } from './report';

/** A column's name and its value for a row. */
export type CsvColumn<Row> = readonly [name: string, of: (row: Row) => string | number | null | undefined];

/** A finding and its owner's decision about it. */
type Row = Finding & { readonly setAside: SetAside | undefined };

const columns: readonly CsvColumn<Row>[] = [
  ['severity', ({ severity }) => severity],
  ['category', ({ category }) => category],
  ['rule', ({ rule }) => rule],
  ['title', ({ rule }) => rules[rule].title],
  ['page', ({ page }) => page],
  ['target', ({ target }) => target],
  ['message', ({ message }) => message],
  ['status', ({ evidence }) => evidence.status],
  ['error', ({ evidence }) => evidence.error],
  ['element', ({ evidence }) => evidence.element],
  ['line', ({ evidence }) => evidence.line],
  ['column', ({ evidence }) => evidence.column],
  ['occurrences', ({ evidence }) => evidence.occurrences],
  ['fix', ({ rule }) => rules[rule].fix],
  ['fingerprint', ({ fingerprint }) => fingerprint],
  ['attempts', ({ evidence }) => evidence.attempts],
  ['headers', ({ evidence }) => headerLines(evidence).join('\n')],
  ['answeredBy', ({ evidence }) => evidence.answeredBy],
  ['setAside', ({ setAside }) => setAside?.state],
  ['reason', ({ setAside }) => setAside?.reason],
  ['pages', pageCountOf],
  ['examplePages', ({ occursOn }) => occursOn?.examples.join('\n')],
];

/** Writes one line per finding. */
export function toCsv({ findings, setAside }: Pick<ExportedReport, 'findings' | 'setAside'>): string {
  const rows = findings.map((finding) => ({ ...finding, setAside: setAside?.get(finding.fingerprint) }));
  return csvOf(columns, rows);
}

/** Writes one line per row (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. */
export function csvOf<Row>(of: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = of.map(([name]) => name).join(',');
  const lines = rows.map((row) => of.map(([, valueIn]) => cell(valueIn(row))).join(','));
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection), because it comes
 * from untrusted sites. Leading white space before the sign doesn't prevent the injection.
 */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s\p{Cc}\u200b]*[=+\-@|%＝＋－＠\t\r\n]/u.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
