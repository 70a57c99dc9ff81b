import type { ShareReportRequest, ShareReportResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Creates the link of a report, or revokes it; the job's document holds the result. */
export async function shareReport({ functions }: Backend, request: ShareReportRequest): Promise<void> {
  await functions.call<ShareReportResult>('shareReport', request);
}
