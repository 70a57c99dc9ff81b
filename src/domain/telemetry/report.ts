import { scrub } from './scrub';

/** The part of a report of Sentry's that holds what a person typed, owns or is. */
export interface Report {
  user?: unknown;
  server_name?: unknown;
  request?: { url?: string | undefined; method?: string | undefined };
  sdkProcessingMetadata?: unknown;
}

/** A report without anything personal: neither who nor where they were, no cookies, headers, queries, addresses. */
export function privateReport<R extends Report>(report: R): R {
  const { user: _user, server_name: _server, request, sdkProcessingMetadata, ...rest } = report;
  const kept = request && { url: request.url, method: request.method };
  // The machinery's own part is not sent, and not a plain structure.
  return { ...scrub({ ...rest, ...(kept && { request: kept }) }), sdkProcessingMetadata } as unknown as R;
}
