/** The terms that a context defines. */
export interface Terms {
  readonly isSchemaOrg: boolean;
  /** Terms that the context defines itself. */
  readonly own: ReadonlySet<string>;
}

export const noTerms: Terms = { isSchemaOrg: false, own: new Set() };

/** Returns the terms that a context defines (JSON-LD 1.1, 4.1), or none if it has a vocabulary other than schema.org. */
export function termsOf(context: unknown, around: Terms): Terms {
  let terms = around;
  for (const part of [context].flat()) {
    const definitions = recordOf(part);
    if (!definitions) {
      if (part !== null && !isSchema(part)) return noTerms;
      terms = part === null ? noTerms : { ...terms, isSchemaOrg: true };
      continue;
    }
    const vocabulary = definitions['@vocab'];
    const isSchemaOrg = vocabulary === undefined ? terms.isSchemaOrg : isSchema(vocabulary);
    terms = { isSchemaOrg, own: new Set([...terms.own, ...Object.keys(definitions)]) };
  }
  return terms;
}

/** Returns the name of a type or a property that may be a URL of schema.org. */
export function withoutVocabulary(name: string): string {
  return name.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '');
}

function isSchema(vocabulary: unknown): boolean {
  return typeof vocabulary === 'string' && /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(vocabulary);
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
