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

const maxPerList = 500;
const maxNesting = 20;
const maxRoots = 2_000;
/** Limit of parts that are visited per page: references can lead to the same one any number of times. */
const maxParts = 20_000;

/** An object of structured data in the vocabulary of schema.org. */
export type SchemaObject = ReadonlyMap<string, unknown>;

/** Properties of a mere reference to an object that is defined elsewhere, maybe on another page. */
const ofReference = new Set(['@id', '@type', '@context', 'name', 'url']);

/** The objects of all structured data of a page. */
export class SchemaObjects {
  /** Objects that nothing contains, and main entities. */
  readonly roots: { readonly object: SchemaObject; readonly isAlone: boolean; readonly from: number }[] = [];
  readonly #byId = new Map<string, Map<string, unknown>>();
  #left = maxParts;

  /** @param from identifies the source. */
  add(data: unknown, from: number): void {
    this.#read(data, noTerms, from, 0, true);
  }

  /** Returns the objects in a property. A reference leads to the object, if that is on the page. */
  in(value: unknown): readonly SchemaObject[] {
    const found: SchemaObject[] = [];
    for (const each of [value].flat().slice(0, maxPerList)) {
      const record = recordOf(each);
      if (!record || this.#left <= 0) continue;
      this.#left--;
      const object = propertiesOf(record);
      found.push((isReference(object) && this.#byId.get(String(object.get('@id')))) || object);
    }
    return found;
  }

  #read(value: unknown, around: Terms, from: number, depth: number, isAlone: boolean): void {
    if (depth > maxNesting) return;
    if (Array.isArray(value)) {
      for (const each of value.slice(0, maxPerList)) this.#read(each, around, from, depth + 1, isAlone);
      return;
    }
    const record = recordOf(value);
    if (!record) return;
    const context = record['@context'];
    const terms = context === undefined ? around : termsOf(context, around);
    const properties = propertiesOf(record);
    if (record['@graph'] !== undefined) this.#read(record['@graph'], terms, from, depth + 1, false);
    this.#read(properties.get('mainEntity'), terms, from, depth + 1, false);
    // A term that the data defines itself may be another name of a property.
    if (!terms.isSchemaOrg || [...properties.keys()].some((name) => terms.own.has(name))) return;
    const id = properties.get('@id');
    const known = typeof id === 'string' ? this.#byId.get(id) : undefined;
    // Objects with the same ID are parts of one.
    if (known) for (const [name, property] of properties) known.set(name, property);
    if (known || this.roots.length >= maxRoots) return;
    if (typeof id === 'string') this.#byId.set(id, properties);
    this.roots.push({ object: properties, isAlone: isAlone && id === undefined, from });
  }
}

/** Returns whether it only refers to an object with more properties. */
export function isReference(object: SchemaObject): boolean {
  return object.has('@id') && [...object.keys()].every((name) => ofReference.has(name));
}

/** Returns the names of an object's types. */
export function typesOf(object: SchemaObject): readonly string[] {
  return [object.get('@type')]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? [withoutVocabulary(type)] : []));
}

/** Returns whether a property has a value: a blank text and an empty list are none. @param path names with dots. */
export function hasValue(object: SchemaObject, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const values = [object.get(name)].flat().filter((value) => value !== undefined && value !== null);
  if (rest.length === 0) return values.some((value) => typeof value !== 'string' || value.trim() !== '');
  return values.some((value) => hasValue(propertiesOf(recordOf(value) ?? {}), rest.join('.')));
}

function propertiesOf(record: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return new Map(entries.map(([name, value]) => [withoutVocabulary(name).replace(/^schema:/, ''), value]));
}
