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

/** A set of kinds, tested for every tag of a crawl with one table lookup. */
export class Group {
  readonly #has = new Uint8Array(maxKinds);

  constructor(names: string) {
    for (const name of names.split(' ')) this.#has[kindOf(name).id] = 1;
  }

  has({ id }: Kind): boolean {
    return this.#has[id] === 1;
  }

  hasId(id: number): boolean {
    return this.#has[id] === 1;
  }
}

/** Elements without content and end tag. */
export const voids = new Group(
  'area base basefont bgsound br col command embed frame hr img input isindex keygen link meta param source track wbr',
);

/** Elements whose end tags are optional (HTML standard, 13.1.2.4). */
export const optionalEnds = new Group(
  'html head body li dt dd p rb rt rtc rp optgroup option colgroup caption thead tbody tfoot tr td th',
);

/** Elements that close an open paragraph. */
export const closesParagraph = new Group(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form header hgroup hr main menu nav ol p search section summary ul h1 h2 h3 h4 h5 h6 li dd dt pre listing plaintext xmp table',
);

export const headings = new Group('h1 h2 h3 h4 h5 h6');

/** Elements that browsers reopen if another element closed them (HTML standard, 13.2.4.3). */
export const formatting = new Group('a b big code em font i nobr s small strike strong tt u');

/** Elements that another element's end tag can't close past (HTML standard, 13.2.4.2). */
export const special = new Group(
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
);

/** Elements that limit which ancestors can be closed from within. */
export const scopes = new Group('applet caption html table td th marquee object template');

export const tableParts = new Group('caption colgroup col tbody thead tfoot tr td th');
export const rows = new Group('tr');
export const cells = new Group('td th');
export const sections = new Group('tbody thead tfoot');
/** Elements that may only contain parts of a table. */
export const tableInsides = new Group('table tbody thead tfoot tr');
/** Hidden elements that are allowed there as well. */
export const unshownInTables = new Group('script style template form input');

export const itemKinds = new Group('dd dt');
export const rubyParts = new Group('rb rt rtc rp');

/** Elements in SVG or MathML that contain HTML again. */
export const integrations = new Group('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Elements that end the SVG or MathML around them. */
export const breakouts = new Group(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

/** Elements allowed in the head; any other ends it (HTML standard, 13.2.6.4.4). */
export const headParts = new Group(
  'html head title base basefont bgsound link meta style script noscript template',
);
