import { readData } from '#functions/audit/parse/structuredData';
import { pageRule } from '../rule';
import { isSchemaType } from './schemaTypes';

/** Structured data that names no type, no vocabulary, or a type which schema.org's vocabulary doesn't have. */
export const jsonLdUnknownType = pageRule('json-ld-unknown-type', ({ scripts }) =>
  scripts.flatMap((script) => {
    // What can't be read is json-ld-invalid's business.
    const data = script.data === null ? undefined : readData(script.data);
    const lacks = new Set([data].flat().flatMap((root) => lackOf(root) ?? []));
    const unknown = new Set(typesIn(data, noWords, 0).filter((type) => !isSchemaType(type)));
    return [
      ...[...lacks].map((lack) => ({
        message: `Structured data has no ${lack}, so that nobody can tell ${told[lack]}.`,
        key: lack,
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

const told = { '@context': 'what its words mean', '@type': 'what it describes' } as const;

/** What programs need and one whole piece of data lacks. */
function lackOf(value: unknown): keyof typeof told | null {
  const root = recordOf(value);
  if (!root) return null;
  // Words in full, such as https://schema.org/name, need nobody to say where they come from.
  const hasWords = Object.keys(root).some((key) => !/^@|:/.test(key));
  if (!hasWords) return null;
  if (root['@context'] === undefined) return '@context';
  const isTyped = [root['@type'] ?? []].flat().length > 0 || root['@graph'] !== undefined;
  return isTyped || !wordsOf(root['@context'], noWords).areSchema ? null : '@type';
}

/** The words that data may use without saying where each comes from. */
interface Words {
  readonly areSchema: boolean;
  /** Those that it explains itself. */
  readonly own: ReadonlySet<string>;
}

const noWords: Words = { areSchema: false, own: new Set() };

/** Names of schema.org's types in data that uses its words, its own or those of the data around it. */
function typesIn(value: unknown, around: Words, depth: number): string[] {
  if (depth > 20) return [];
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((each) => typesIn(each, around, depth + 1));
  const entries = recordOf(value);
  if (!entries) return [];
  const context = entries['@context'];
  const words = context === undefined ? around : wordsOf(context, around);
  const types = words.areSchema ? [entries['@type']].flat() : [];
  const names = types
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, ''))
    .filter((type) => !type.includes(':') && !words.own.has(type));
  return [
    ...names,
    ...Object.entries(entries).flatMap(([key, inner]) =>
      key === '@context' ? [] : typesIn(inner, words, depth + 1),
    ),
  ];
}

/** What the data's words mean by its context (JSON-LD 1.1, 4.1); with another vocabulary in it, nobody knows. */
function wordsOf(context: unknown, around: Words): Words {
  let words = around;
  for (const part of [context].flat()) {
    const terms = recordOf(part);
    if (!terms) {
      if (part !== null && !isSchema(part)) return noWords;
      words = part === null ? noWords : { ...words, areSchema: true };
      continue;
    }
    const vocabulary = terms['@vocab'];
    const areSchema = vocabulary === undefined ? words.areSchema : isSchema(vocabulary);
    words = { areSchema, own: new Set([...words.own, ...Object.keys(terms)]) };
  }
  return words;
}

function isSchema(vocabulary: unknown): boolean {
  return typeof vocabulary === 'string' && /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(vocabulary);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
