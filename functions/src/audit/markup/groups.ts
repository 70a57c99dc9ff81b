import { type Kind, kindOf, maxKinds } from './kinds';

/** A set of kinds that is asked for every tag of a crawl: one look into a table. */
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

/** Elements that hold nothing, and have no end tag. */
export const voids = new Group(
  'area base basefont bgsound br col command embed frame hr img input isindex keygen link meta param source track wbr',
);

/** Their end tags may be left out (HTML standard, 13.1.2.4). */
export const optionalEnds = new Group(
  'html head body li dt dd p rb rt rtc rp optgroup option colgroup caption thead tbody tfoot tr td th',
);

/** Each closes an open paragraph, where it begins. */
export const closesParagraph = new Group(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form header hgroup hr main menu nav ol p search section summary ul h1 h2 h3 h4 h5 h6 li dd dt pre listing plaintext xmp table',
);

export const headings = new Group('h1 h2 h3 h4 h5 h6');

/** Those that browsers open again where something else closed them (HTML standard, 13.2.4.3). */
export const formatting = new Group('a b big code em font i nobr s small strike strong tt u');

/** No end tag but their own reaches past them (HTML standard, 13.2.4.2). */
export const special = new Group(
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
);

/** Nothing outside of them can be closed from within. */
export const scopes = new Group('applet caption html table td th marquee object template');

export const tableParts = new Group('caption colgroup col tbody thead tfoot tr td th');
export const rows = new Group('tr');
export const cells = new Group('td th');
export const sections = new Group('tbody thead tfoot');
/** Between the tags of these only parts of the table may stand. */
export const tableInsides = new Group('table tbody thead tfoot tr');
/** And what is never shown. */
export const unshownInTables = new Group('script style template form input');

export const itemKinds = new Group('dd dt');
export const rubyParts = new Group('rb rt rtc rp');

/** What stands in a drawing or formula as HTML again. */
export const integrations = new Group('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** These end a drawing or formula in which they stand. */
export const breakouts = new Group(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

/** May stand in the head; any other element ends it (HTML standard, 13.2.6.4.4). */
export const headParts = new Group(
  'html head title base basefont bgsound link meta style script noscript template',
);
