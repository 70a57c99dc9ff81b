import * as v from 'valibot';

/** Local emulator only: fails with an internal error, or rejects the call as a limit does. */
export const exampleErrorSchema = v.strictObject({ kind: v.picklist(['internal-error', 'refusal']) });
export type ExampleErrorRequest = v.InferInput<typeof exampleErrorSchema>;
