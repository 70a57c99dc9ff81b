import type { Fault } from '#domain/telemetry/noise';

/** The part of Sentry's event about what was thrown. */
interface Thrown {
  readonly exception?: {
    readonly values?: readonly {
      readonly type?: string;
      readonly value?: string;
      readonly stacktrace?: { readonly frames?: readonly { readonly filename?: string }[] };
    }[];
  };
  readonly message?: string;
}

/** Extracts what the noise filter needs from an event. The last exception is the one that was thrown. */
export function thrownErrorOf({ exception, message }: Thrown, original: unknown, online: boolean): Fault {
  const thrown = exception?.values?.at(-1);
  return {
    type: thrown?.type ?? '',
    message: thrown?.value ?? message ?? '',
    code: codeOf(original),
    sources: (thrown?.stacktrace?.frames ?? []).flatMap(({ filename }) => filename ?? []),
    online,
  };
}

function codeOf(original: unknown): string | undefined {
  if (typeof original !== 'object' || original === null || !('code' in original)) return undefined;
  return typeof original.code === 'string' ? original.code : undefined;
}
