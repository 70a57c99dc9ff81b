import { scrub } from './scrub';

/** The parts of a Sentry report that contain what a user typed, owns, or is. */
export interface Report {
  user?: unknown;
  server_name?: unknown;
  request?: { url?: string | undefined; method?: string | undefined };
  sdkProcessingMetadata?: unknown;
}

/** Removes everything personal from a report: user, IP address, cookies, headers, queries, and email addresses. */
export function privateReport<R extends Report>(report: R): R {
  const { user: _user, server_name: _server, request, sdkProcessingMetadata, ...rest } = report;
  const publicRequest = request && { url: request.url, method: request.method };
  // Sentry's internal part is not sent and is not a plain object.
  return {
    ...scrub({ ...rest, ...(publicRequest && { request: publicRequest }) }),
    sdkProcessingMetadata,
  } as unknown as R;
}
