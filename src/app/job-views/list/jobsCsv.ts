import type { Job } from '../../../domain/job';

const columns: readonly (readonly [title: string, value: (job: Job) => string | number | null])[] = [
  ['id', (job) => job.jobId],
  ['title', (job) => job.title],
  ['url', (job) => job.input.url],
  ['state', (job) => job.state],
  ['score', (job) => job.score],
  ['grade', (job) => job.grade],
  ['errors', (job) => job.result?.counts.error ?? null],
  ['warnings', (job) => job.result?.counts.warning ?? null],
  ['notices', (job) => job.result?.counts.notice ?? null],
  ['unverified', (job) => job.result?.counts.unverified ?? null],
  ['pages', (job) => job.result?.pages ?? job.progress.pages],
  ['failure', (job) => job.failure?.message ?? null],
  ['attempt', (job) => job.attempt],
  ['label', (job) => job.label],
  ['owner', (job) => job.ownerEmail],
  ['created', (job) => job.createdAt.toISOString()],
  ['started', (job) => job.startedAt?.toISOString() ?? null],
  ['finished', (job) => job.finishedAt?.toISOString() ?? null],
];

/** The jobs as CSV by RFC 4180. */
export function jobsCsv(jobs: readonly Job[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...jobs.map((job) => columns.map(([, value]) => value(job))),
  ];
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What begins like a formula would be run by a spreadsheet; titles and addresses are other people's. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
