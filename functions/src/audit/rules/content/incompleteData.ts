import { readData } from '#functions/audit/parse/structuredData';
import { ownCopy } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';
import { anyParts, type GoogleType, googleTypes } from './googleTypes';
import { hasValue, isReference, type SchemaObject, SchemaObjects, typesOf } from './jsonLd';

/** Reports structured data without the properties that Google requires for a rich result. */
export const jsonLdIncomplete = sharedRule('json-ld-incomplete', ({ scripts }) => {
  const objects = new SchemaObjects();
  for (const [at, { data }] of scripts.entries()) if (data !== null) objects.add(readData(data), at);
  return objects.roots.flatMap(({ object, isAlone, from }) => {
    const problems = isReference(object) ? [] : problemsOf(objects, object, isAlone);
    return problems.map(({ words, key }) => ({
      message: `Structured data is incomplete: ${words}.`,
      key: ownCopy(key),
      ...spotOf(scripts[from]),
      evidence: { element: 'script', value: ownCopy(key) },
    }));
  });
});

interface Problem {
  readonly words: string;
  readonly key: string;
}

const spotOf = (script: { readonly start: number; readonly end: number } | undefined) =>
  script ? { spot: script } : {};

function problemsOf(objects: SchemaObjects, object: SchemaObject, isAlone: boolean): Problem[] {
  const types = typesOf(object);
  const own = types.flatMap((name) => {
    const type = googleTypes.get(name);
    if (!type) return [];
    const needs = [...type.needs, ...(isAlone && type.needsAlone ? [type.needsAlone] : [])];
    const lacking = missingOf(object, { ...type, needs });
    return [
      ...lacking.map((need) => ({ words: `${name} has no ${need.words}`, key: `${name} ${need.key}` })),
      ...problemsOfParts(objects, object, name, type.parts),
    ];
  });
  const first = types[0];
  return first === undefined ? own : [...own, ...problemsOfParts(objects, object, first, anyParts)];
}

function problemsOfParts(
  objects: SchemaObjects,
  object: SchemaObject,
  owner: string,
  parts: GoogleType['parts'] = {},
): Problem[] {
  return Object.entries(parts).flatMap(([property, shapes]) => {
    const all = objects.in(object.get(property));
    return all.flatMap((part, at) =>
      isReference(part)
        ? []
        : typesOf(part).flatMap((name) => {
            const type = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
            if (!type) return [];
            const lacking = missingOf(part, type, at === all.length - 1);
            return [
              ...lacking.map((need) => ({
                words: `${owner} has ${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name} without ${need.words}`,
                key: `${owner} ${name} ${need.key}`,
              })),
              ...problemsOfParts(objects, part, name, type.parts),
            ];
          }),
    );
  });
}

function missingOf(object: SchemaObject, type: GoogleType, isLast = false): Problem[] {
  if (type.excuses?.some((name) => object.has(name))) return [];
  return type.needs.flatMap((need) => {
    const ways = [need].flat();
    const isMet = ways.some((way) => way.split('+').every((name) => hasValue(object, name)));
    if (isMet || (isLast && need === type.notLast)) return [];
    const quoted = ways.map((way) => `“${way.replace('+', '” with “')}”`);
    return [{ words: listed(quoted), key: ways.join(' ') }];
  });
}

/** Returns “a, b or c”. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
