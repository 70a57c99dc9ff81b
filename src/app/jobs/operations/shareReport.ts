import type { ShareReportRequest, ShareReportResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Makes the link of a report, or takes it away; the job itself tells what holds. */
export async function shareReport({ functions }: Backend, request: ShareReportRequest): Promise<void> {
  await functions.call<ShareReportResult>('shareReport', request);
}
