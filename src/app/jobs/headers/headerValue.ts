import * as v from 'valibot';
import { headersSchema } from '#domain/jobInput';

/** What is wrong with a typed value of a header, in the words of the schema that functions check it by. */
export function headerValueProblem(name: string, value: string): string | undefined {
  if (value.trim() === '') return `Enter the value of ${name}.`;
  return v.safeParse(headersSchema, { [name]: value.trim() }).issues?.[0].message;
}
