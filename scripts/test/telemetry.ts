import { localHost, localPort } from '#domain/localStack';

/** Where a test's receiver stands in for Sentry, as functions and browsers of the stack are told. */
export const sentryDsn = (base: number) => `http://abc123@${localHost}:${localPort(base, 'sentry')}/42`;

/** Functions report to the receiver; traced is what the browser has begun to trace. */
export const sentryEnvironment = (base: number) => ({
  SENTRY_DSN: sentryDsn(base),
  SENTRY_TRACES_PERCENT: '0',
  SENTRY_ENVIRONMENT: 'test',
});
