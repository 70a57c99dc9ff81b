import {
  contextLinesIntegration,
  continueTrace,
  eventFiltersIntegration,
  flush,
  functionToStringIntegration,
  getTraceData,
  initWithoutDefaultIntegrations,
  linkedErrorsIntegration,
  nodeContextIntegration,
  onUncaughtExceptionIntegration,
  onUnhandledRejectionIntegration,
  captureException as report,
  startSpan,
} from '@sentry/node';
import { privateReport } from '#domain/telemetry/scrub';
import type { ErrorReporting } from './environment';

export { continueTrace, flush, getTraceData, report, startSpan };

/**
 * Starts the client without its default integrations, which would inspect every request and patch every library.
 * `observe.ts` starts all spans, and request bodies are never reported.
 */
export function startSentry({ dsnText, environment, release, tracesRate }: ErrorReporting): void {
  initWithoutDefaultIntegrations({
    dsn: dsnText ?? undefined,
    environment,
    release,
    tracesSampleRate: tracesRate,
    sendDefaultPii: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      contextLinesIntegration(),
      nodeContextIntegration(),
      onUncaughtExceptionIntegration(),
      onUnhandledRejectionIntegration({ mode: 'none' }),
    ],
    beforeSend: privateReport,
    beforeSendTransaction: privateReport,
  });
}
