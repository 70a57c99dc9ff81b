import * as v from 'valibot';

/**
 * Returns the validation error of a value, from the schema that the function uses too; undefined if valid.
 */
export function faultOf<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  value: unknown,
): string | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? undefined : parsed.issues[0].message;
}
