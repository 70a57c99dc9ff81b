/** An element or attribute name, with one object per known name. */
export interface Kind {
  /** In lowercase. */
  readonly name: string;
  /** Index in tables per kind; 0 for unregistered names. */
  readonly id: number;
}

/** Far more than the number of names, so that nearly every lookup ends at its first slot. */
const places = 4_096;
const table: (Kind | undefined)[] = new Array<Kind | undefined>(places).fill(undefined);
const byName = new Map<string, Kind>();

/** Limit of kinds; their IDs begin with 1. */
export const maxKinds = 1_024;

/** Returns the kind of a known name, and registers a new one. Only for names in this project's own tables. */
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

/** @param code of a lowercase letter. */
export function nextHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/**
 * Returns the kind of the name at an offset of a source. Known names need no memory: most tags of a page are of a
 * dozen kinds.
 * @param hash of the name, computed by `nextHash`.
 * @param isSmall whether it has no uppercase letter.
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
