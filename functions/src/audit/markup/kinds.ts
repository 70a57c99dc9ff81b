/** One element's name, with what the reader and the rules know of it. There is one object per known name. */
export interface Kind {
  /** In lower case. */
  readonly name: string;
  /** A place in tables that are kept per kind; 0 for names that nobody registered. */
  readonly id: number;
}

/** Larger than the number of names by far, so that nearly every look-up ends at its first place. */
const places = 4_096;
const table: (Kind | undefined)[] = new Array<Kind | undefined>(places).fill(undefined);
const byName = new Map<string, Kind>();

/** How many kinds there are; their ids begin with 1. */
export const maxKinds = 1_024;

/** The kind of a known name, registered when it is new. For names that stand in this project's own tables. */
export function kindOf(name: string): Kind {
  const known = byName.get(name);
  if (known) return known;
  const kind: Kind = { name, id: byName.size + 1 };
  if (kind.id >= maxKinds) throw new Error(`There are more than ${maxKinds} kinds of elements.`);
  byName.set(name, kind);
  let hash = 0;
  for (let at = 0; at < name.length; at++) hash = nextHash(hash, name.charCodeAt(at));
  let place = hash & (places - 1);
  while (table[place]) place = (place + 1) & (places - 1);
  table[place] = kind;
  return kind;
}

/** @param code of a small letter. */
export function nextHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/**
 * The kind of the name at a place in a source. Known names cost no memory: most tags of a page are of a dozen kinds.
 * @param hash of the name, by `nextHash`.
 * @param isSmall there is no capital letter in it.
 */
export function kindAt(source: string, start: number, end: number, hash: number, isSmall: boolean): Kind {
  if (!isSmall) return kindNamed(source.slice(start, end).toLowerCase());
  for (let place = hash & (places - 1); ; place = (place + 1) & (places - 1)) {
    const kind = table[place];
    if (!kind) return { name: source.slice(start, end), id: 0 };
    if (kind.name.length === end - start && source.startsWith(kind.name, start)) return kind;
  }
}

function kindNamed(name: string): Kind {
  return byName.get(name) ?? { name, id: 0 };
}
