import { HttpsError } from 'firebase-functions/https';
import { exampleErrorSchema } from '#domain/operations';
import { callable } from '../platform/callable';
import { environment } from '../platform/environment';

const options = { name: 'exampleError', schema: exampleErrorSchema, access: 'signed-in' } as const;

/** Fails on purpose, for `/dev/errors`: as our fault, or as an answer that nobody needs to hear of. */
const fail = callable(options, ({ kind }): Promise<object> => {
  if (kind === 'fault') throw new Error('Example: a function broke over ada@example.com.');
  throw new HttpsError('resource-exhausted', 'Example: a limit has been reached.');
});

/** Not there in the cloud: an export without a function is not deployed. */
export const exampleError = environment.inEmulator ? fail : undefined;
