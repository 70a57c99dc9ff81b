import * as v from 'valibot';

/** What the schema that a function holds it against says of a value; undefined when it may go. */
export function faultOf<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  value: unknown,
): string | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? undefined : parsed.issues[0].message;
}
