import type { Finding } from '../finding';
import { FindingOrder } from '../findingOrder';
import { isScored } from '../score';
import { toCsv } from './csv';
import { toJson } from './json';
import { toJUnit } from './junit';
import type { ExportedReport } from './report';
import { toSarif } from './sarif';

export { type CsvColumn, csvOf } from './csv';
export type { ExportedPage, ExportedReport } from './report';

export interface ExportFormat {
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
