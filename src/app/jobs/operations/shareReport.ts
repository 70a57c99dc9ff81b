import type { ShareReportRequest, ShareReportResult } from '../../../domain/operations';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';

/** Makes the link of a report, or takes it away; the job itself tells what holds. */
export function useShareReport(jobId: string) {
  const { functions } = useBackend();
  return useAction(async (shared: boolean) => {
    const request: ShareReportRequest = { jobId, shared };
    await functions.call<ShareReportResult>('shareReport', request);
  });
}
