import type { ExportedReport } from './report';

export function toJson({ url, score, grade, counts, pages, findings, durationMs }: ExportedReport): string {
  return `${JSON.stringify({ url, score, grade, counts, pages, findings, durationMs }, null, 2)}\n`;
}
