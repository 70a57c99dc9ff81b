import type { Finding } from '#domain/finding';
import type { PageRecord } from '#domain/report';
import { readAll } from './readAll';
import { readPages } from './readPages';
import type { ReportLists } from './useSortedReport';

/** A report as a whole, for what leaves the screen: a file, or paper. */
export interface ReportContent {
  readonly total: { readonly findings: number; readonly pages: number };
  /** @param tell is told how much of it is there, 0 to 1. */
  findings(tell: (share: number) => void, most?: number): Promise<readonly Finding[]>;
  /** @param tell as above. */
  pages(tell: (share: number) => void, most?: number): Promise<readonly PageRecord[]>;
}

/** Reads what is not there yet. */
export function contentOf(lists: ReportLists): ReportContent {
  return {
    total: { findings: lists.findings.total, pages: lists.pages.total },
    findings: (tell, most) => readAll(lists.findings, tell, most),
    pages: (tell, most) => readPages(lists, tell, most),
  };
}
