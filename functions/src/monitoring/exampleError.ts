import { HttpsError } from 'firebase-functions/https';
import { exampleErrorSchema } from '#domain/operations';
import { callable } from '../platform/callable';
import { environment } from '../platform/environment';

const options = { name: 'exampleError', schema: exampleErrorSchema, access: 'signed-in' } as const;

/** Fails on purpose, for `/dev/errors`: with an unexpected error, or with a refusal that isn’t reported. */
const fail = callable(options, ({ kind }): Promise<object> => {
  if (kind === 'fault') throw new Error('Example: a function broke over ada@example.com.');
  throw new HttpsError('resource-exhausted', 'Example: a limit has been reached.');
});

/** Undefined in the cloud, so it is not deployed there. */
export const exampleError = environment.inEmulator ? fail : undefined;
