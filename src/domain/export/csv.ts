import type { Finding } from '../finding';
import { pageCountOf } from '../occurrences';
import { rules } from '../rules';
import { headerLines } from './headerLines';
import type { ExportedReport, SetAside } from './report';

/** A column's name, and what a row has in it. */
export type CsvColumn<Row> = readonly [name: string, of: (row: Row) => string | number | null | undefined];

/** A finding and what its owner decided about it. */
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

/** One line a finding. */
export function toCsv({ findings, setAside }: Pick<ExportedReport, 'findings' | 'setAside'>): string {
  const rows = findings.map((finding) => ({ ...finding, setAside: setAside?.get(finding.fingerprint) }));
  return csvOf(columns, rows);
}

/** One line a row (RFC 4180), with a byte order mark, by which spreadsheets know UTF-8. */
export function csvOf<Row>(of: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = of.map(([name]) => name).join(',');
  const lines = rows.map((row) => of.map(([, valueIn]) => cell(valueIn(row))).join(','));
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}

/**
 * A text that begins like a formula would be one in a spreadsheet, and what is exported comes from strangers' sites: an
 * apostrophe before it makes it text (OWASP, CSV injection). White space before the sign does not save it.
 */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s\p{Cc}\u200b]*[=+\-@|%＝＋－＠\t\r\n]/u.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
