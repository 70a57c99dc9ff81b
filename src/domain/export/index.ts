import { toCsv } from './csv';
import { toJson } from './json';
import { toJUnit } from './junit';
import type { ExportedReport } from './report';
import { toSarif } from './sarif';
import { vouched } from './vouched';

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
    write: (report) => toCsv(vouched(report)),
  },
  json: {
    name: 'JSON, for a program',
    extension: 'json',
    mediaType: 'application/json',
    write: (report) => toJson(vouched(report)),
  },
  junit: {
    name: 'JUnit XML, for a test report',
    extension: 'xml',
    mediaType: 'application/xml',
    write: (report) => toJUnit(vouched(report)),
  },
  sarif: {
    name: 'SARIF, for code scanning',
    extension: 'sarif',
    mediaType: 'application/sarif+json',
    write: (report) => toSarif(vouched(report)),
  },
} as const satisfies Record<string, ExportFormat>;

export type ExportFormatId = keyof typeof exportFormats;
export const exportFormatIds = Object.keys(exportFormats) as ExportFormatId[];
