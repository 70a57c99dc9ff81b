import { pageTypeOf } from '../sortedReport';
import type { ExportedPage, ExportedReport } from './report';

export function toJson(report: ExportedReport): string {
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
