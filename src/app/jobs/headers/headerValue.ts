import * as v from 'valibot';
import { headersSchema } from '#domain/jobInput';

/**
 * Returns the validation error for a header's value, with the message of the schema that the functions use.
 */
export function headerValueProblem(name: string, value: string): string | undefined {
  if (value.trim() === '') return `Enter the value of ${name}.`;
  return v.safeParse(headersSchema, { [name]: value.trim() }).issues?.[0].message;
}
