import * as v from 'valibot';

/** In the local emulator only: fails with a fault of ours, or refuses as a limit does. */
export const exampleErrorSchema = v.strictObject({ kind: v.picklist(['fault', 'refusal']) });
export type ExampleErrorRequest = v.InferInput<typeof exampleErrorSchema>;
