import { maxDataLength } from '#functions/audit/parse/openTexts';
import { pageRule } from '../rule';

/** Reports structured data that isn't valid JSON. */
export const jsonLdInvalid = pageRule('json-ld-invalid', ({ scripts }) =>
  scripts.flatMap((script, at) => {
    if (script.data === null || script.data.length >= maxDataLength) return [];
    const problem = faultOf(script.data);
    return problem === null
      ? []
      : [
          {
            message: `Structured data is invalid: ${problem}.`,
            key: String(at),
            spot: script,
            evidence: { element: 'script' },
          },
        ];
  }),
);

function faultOf(text: string): string | null {
  if (text.trim() === '') return 'it is empty';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? null : 'it is not an object';
  } catch (error) {
    return error instanceof SyntaxError || isNamed(error, 'SyntaxError') ? 'it is not JSON' : null;
  }
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}
