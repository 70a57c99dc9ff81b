import { maxDataLength } from '#functions/audit/parse/openTexts';
import { readData } from '#functions/audit/parse/structuredData';
import { pageRule } from '../rule';
import { noTerms, recordOf, type Terms, termsOf, withoutVocabulary } from './jsonLd';
import { isSchemaType } from './schemaTypes';

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

/** Reports structured data without a type or context, and types that schema.org doesn't define. */
export const jsonLdUnknownType = pageRule('json-ld-unknown-type', ({ scripts }) =>
  scripts.flatMap((script) => {
    // `json-ld-invalid` reports data that can't be parsed.
    const data = script.data === null ? undefined : readData(script.data);
    const missingKeys = new Set([data].flat().flatMap((root) => missingKeyOf(root) ?? []));
    const unknown = new Set(typesIn(data, noTerms, 0).filter((type) => !isSchemaType(type)));
    return [
      ...[...missingKeys].map((missingKey) => ({
        message: `Structured data has no ${missingKey}, so search engines ignore it.`,
        key: missingKey,
        spot: script,
        evidence: { element: 'script' },
      })),
      ...[...unknown].map((type) => ({
        message: `schema.org has no type called “${type.slice(0, 60)}”.`,
        key: type.slice(0, 100),
        spot: script,
        evidence: { element: 'script', value: type.slice(0, 100) },
      })),
    ];
  }),
);

/** Returns the required key that a top-level object lacks. */
function missingKeyOf(value: unknown): '@context' | '@type' | null {
  const root = recordOf(value);
  if (!root) return null;
  // Absolute terms, such as https://schema.org/name, need no context.
  const hasWords = Object.keys(root).some((key) => !/^@|:/.test(key));
  if (!hasWords) return null;
  if (root['@context'] === undefined) return '@context';
  const isTyped = [root['@type'] ?? []].flat().length > 0 || root['@graph'] !== undefined;
  return isTyped || !termsOf(root['@context'], noTerms).isSchemaOrg ? null : '@type';
}

/** Lists the schema.org types in the data. Nested objects inherit the context of the object around them. */
function typesIn(value: unknown, around: Terms, depth: number): string[] {
  if (depth > 20) return [];
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((each) => typesIn(each, around, depth + 1));
  const entries = recordOf(value);
  if (!entries) return [];
  const context = entries['@context'];
  const terms = context === undefined ? around : termsOf(context, around);
  const types = terms.isSchemaOrg ? [entries['@type']].flat() : [];
  const names = types
    .filter((type) => typeof type === 'string')
    .map(withoutVocabulary)
    .filter((type) => !type.includes(':') && !terms.own.has(type));
  return [
    ...names,
    ...Object.entries(entries).flatMap(([key, inner]) =>
      key === '@context' ? [] : typesIn(inner, terms, depth + 1),
    ),
  ];
}
