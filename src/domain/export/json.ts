import type { ExportedReport } from './report';

export function toJson(report: ExportedReport): string {
  const { url, score, grade, counts, pagesRead, rules, pages, durationMs, setAside } = report;
  const findings = report.findings.map((finding) => {
    const decision = setAside?.get(finding.fingerprint);
    if (!decision) return finding;
    const { state, reason } = decision;
    return { ...finding, setAside: { state, reason } };
  });
  return `${JSON.stringify({ url, score, grade, counts, pagesRead, rules, pages, findings, durationMs }, null, 2)}\n`;
}
