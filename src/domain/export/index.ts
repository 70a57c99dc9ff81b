import type { Finding } from '../finding';
import { FindingOrder } from '../findingOrder';
import { isScored } from '../score';
import { pageTypeOf } from '../sortedReport';
import { toCsv } from './csv';
import { toJUnit } from './junit';
import type { ExportedPage, ExportedReport } from './report';
import { toSarif } from './sarif';

export { type CsvColumn, csvOf } from './csv';
export type { ExportedPage, ExportedReport } from './report';

interface ExportFormat {
  readonly name: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly write: (report: ExportedReport) => string;
}

/** The formats of an exported report. The browser and the command line write the same text. */
export const exportFormats = {
  csv: {
    name: 'CSV, for a spreadsheet',
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    write: (report) => toCsv(prepared(report)),
  },
  json: {
    name: 'JSON, for a program',
    extension: 'json',
    mediaType: 'application/json',
    write: (report) => toJson(prepared(report)),
  },
  junit: {
    name: 'JUnit XML, for a test report',
    extension: 'xml',
    mediaType: 'application/xml',
    write: (report) => toJUnit(prepared(report)),
  },
  sarif: {
    name: 'SARIF, for code scanning',
    extension: 'sarif',
    mediaType: 'application/sarif+json',
    write: (report) => toSarif(prepared(report)),
  },
} as const satisfies Record<string, ExportFormat>;

export type ExportFormatId = keyof typeof exportFormats;
export const exportFormatIds = Object.keys(exportFormats) as ExportFormatId[];

/**
 * Prepares a report for export: in one order wherever it comes from, and without a score for a site that was not
 * seen.
 */
function prepared(report: ExportedReport): ExportedReport {
  const { pagesRead, unscored } = report;
  const hasScore = pagesRead !== null && isScored({ pages: pagesRead, unscored });
  return {
    ...report,
    ...(hasScore ? {} : { score: null, grade: null, rules: null }),
    findings: inOrder(report.findings),
    pages: [...report.pages].sort((a, b) => (a.url < b.url ? -1 : 1)),
  };
}

function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const ordered: Finding[] = [];
  const order = new FindingOrder<Finding>(
    (finding) => finding,
    (finding) => ordered.push(finding),
  );
  for (const finding of findings) order.add(finding);
  order.flush();
  return ordered;
}

function toJson(report: ExportedReport): string {
  const { url, partial, score, grade, counts, pagesRead, rules, durationMs, setAside } = report;
  const { scriptedPages = 0, unscored = null } = report;
  const findings = report.findings.map((finding) => {
    const decision = setAside?.get(finding.fingerprint);
    if (!decision) return finding;
    const { state, reason } = decision;
    return { ...finding, setAside: { state, reason } };
  });
  const pages = report.pages.map(pageOf);
  const verdict = { url, partial, score, grade, unscored, counts, pagesRead, scriptedPages };
  return `${JSON.stringify({ ...verdict, rules, pages, findings, durationMs }, null, 2)}\n`;
}

function pageOf(page: ExportedPage) {
  const { url, status, contentType, title, depth, bytes, durationMs, redirectedTo, error, indexing } = page;
  const { type = pageTypeOf(contentType), inLinks = null } = page;
  return { url, status, type, title, depth, bytes, durationMs, redirectedTo, error, indexing, inLinks };
}
