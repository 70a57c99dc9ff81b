import { pageRule } from './rule';
import { isSchemaType } from './schemaTypes';

/** Structured data in schema.org's vocabulary that names a type which isn't in it. */
export const jsonLdUnknownType = pageRule('json-ld-unknown-type', ({ scripts }) =>
  scripts.flatMap((script) => {
    const unknown = script.data === null ? [] : typesIn(script.data).filter((type) => !isSchemaType(type));
    return [...new Set(unknown)].map((type) => ({
      message: `schema.org has no type called “${type.slice(0, 60)}”.`,
      key: type.slice(0, 100),
      spot: script,
      evidence: { element: 'script', value: type.slice(0, 100) },
    }));
  }),
);

function typesIn(text: string): string[] {
  try {
    return collect(JSON.parse(text), false, 0);
  } catch {
    // What can't be read is json-ld-invalid's business.
    return [];
  }
}

/** Types of the objects whose context is schema.org, their own or the one around them. */
function collect(value: unknown, around: boolean, depth: number): string[] {
  if (depth > 20 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((each) => collect(each, around, depth + 1));
  const entries: Readonly<Record<string, unknown>> = { ...value };
  const context = entries['@context'];
  const inSchema = context === undefined ? around : isSchemaContext(context);
  const types = inSchema ? [entries['@type']].flat() : [];
  const own = types.filter((type) => typeof type === 'string').filter((type) => !/^\w+:(?!\/\/)/.test(type));
  const names = own.map((type) => type.replace(/^https?:\/\/schema\.org\//i, ''));
  return [
    ...names,
    ...Object.entries(entries).flatMap(([key, inner]) =>
      key === '@context' ? [] : collect(inner, inSchema, depth + 1),
    ),
  ];
}

function isSchemaContext(context: unknown): boolean {
  // With several vocabularies a type may come from any of them.
  return typeof context === 'string' && /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(context);
}
