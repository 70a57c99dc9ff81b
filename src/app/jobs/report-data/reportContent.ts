import type { Finding } from '#domain/finding';
import type { PageRecord } from '#domain/report';
import { readAll } from './readAll';
import { readPages } from './readPages';
import type { ReportLists } from './useSortedReport';

/** A whole report, for what leaves the screen: a file, or paper. */
export interface ReportContent {
  readonly total: { readonly findings: number; readonly pages: number };
  /** @param tell receives the share that is loaded, 0 to 1. */
  findings(tell: (share: number) => void, most?: number): Promise<readonly Finding[]>;
  /** @param tell receives the share that is loaded, 0 to 1. */
  pages(tell: (share: number) => void, most?: number): Promise<readonly PageRecord[]>;
}

/** Returns a report whose lists are read on first use. */
export function contentOf(lists: ReportLists): ReportContent {
  return {
    total: { findings: lists.findings.total, pages: lists.pages.total },
    findings: (tell, most) => readAll(lists.findings, tell, most),
    pages: (tell, most) => readPages(lists, tell, most),
  };
}
