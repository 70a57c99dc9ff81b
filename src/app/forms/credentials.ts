import * as v from 'valibot';
import { errorCatalog } from '#domain/errors';

/** Firebase's minimum. */
const passwordMinimum = 6;

/** Returns the validation error before submission; undefined if valid. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address.';
  const { title, message } = errorCatalog['auth/invalid-email'];
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : `${title}. ${message}`;
}

export function passwordError(password: string): string | undefined {
  if (password === '') return 'Enter your password.';
  const { title, message } = errorCatalog['auth/weak-password'];
  return password.length < passwordMinimum ? `${title}. ${message}` : undefined;
}

/**
 * Returns the validation error of a value, from the schema that the function uses too; undefined if valid.
 */
export function validationError<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  value: unknown,
): string | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? undefined : parsed.issues[0].message;
}
