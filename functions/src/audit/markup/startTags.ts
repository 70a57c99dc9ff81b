import type { Tag } from './attributes';
import type { EndTags } from './endTags';
import * as groups from './kinds';
import { type Kind, kindOf } from './kinds';
import type { OpenElements, Repairs } from './openElements';

/** The effect of a start tag on the elements around it. */
interface Effect {
  /** Whether a repair of it was reported. */
  readonly isMisplaced: boolean;
}

const fits: Effect = { isMisplaced: false };
const misplaced: Effect = { isMisplaced: true };
/** The tag has no effect. */
export const ignores: Effect = { isMisplaced: true };

const [html, head, body, p, a, button, form, table, li, select, option, optgroup, nobr, template, input] = (
  'html head body p a button form table li select option optgroup nobr template input'.split(' ') as string[]
).map(kindOf) as [Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind, Kind];
const type = kindOf('type');
const col = kindOf('col');

const buttonWalls = new groups.Group('applet caption html table td th marquee object template button');
const tableWalls = new groups.Group('html table template');
const formattingWalls = new groups.Group('applet caption marquee object template td th');
/** Of the elements that no other end tag can close past, only these don't end a list item. */
const passedByItems = new groups.Group('address div p');
const rowHolders = new groups.Group('table tbody thead tfoot template');
const cellHolders = new groups.Group('tr table tbody thead tfoot template');
const sectionHolders = new groups.Group('table template');
const columnHolders = new groups.Group('colgroup table template');
const endsSelect = new groups.Group('input keygen textarea select');
/** Start tags that may close elements; all others only add one. */
const acts = new groups.Group(
  `html head body a button form select option optgroup nobr li dd dt rb rt rtc rp caption colgroup col tbody thead tfoot tr td th input keygen textarea`,
);

/** Closes what a start tag closes. */
export class StartTags {
  /** Whether the page is nested by the rules before HTML 5. Without a doctype, it is. */
  isQuirky = true;
  readonly #open: OpenElements;
  readonly #ends: EndTags;
  readonly #tag: Tag;
  readonly #repairs: Repairs | null;
  #hasBody = false;

  constructor(open: OpenElements, ends: EndTags, tag: Tag, repairs: Repairs | null) {
    this.#open = open;
    this.#ends = ends;
    this.#tag = tag;
    this.#repairs = repairs;
  }

  prepare(kind: Kind): Effect {
    const open = this.#open;
    if (open.top.kind === head && !groups.headParts.has(kind)) this.#ends.popTo(open.depth - 1, true);
    let effect = fits;
    if (groups.closesParagraph.has(kind) && open.has(p) && !(kind === table && this.isQuirky))
      effect = this.#closeInScope(kind, p, buttonWalls);
    if (groups.headings.has(kind) && groups.headings.has(open.top.kind)) effect = this.#closeTop(kind);
    if (acts.has(kind)) {
      const own = this.#act(kind);
      if (own !== fits) effect = own;
    }
    return effect === ignores || groups.tableParts.has(kind) ? effect : this.#foster(kind, effect);
  }

  /** Ends an SVG or MathML element where HTML continues. */
  breakOut(): void {
    const open = this.#open;
    let at = open.depth;
    while (at > 0 && open.at(at - 1).isForeign) at--;
    this.#ends.popTo(at, true);
  }

  #act(kind: Kind): Effect {
    switch (kind) {
      case html:
        return this.#open.depth > 0 ? this.#ignore(kind) : fits;
      case head:
        return this.#hasBody || this.#open.has(head) ? this.#ignore(kind) : fits;
      case body:
        return this.#startBody();
      case a:
        return this.#open.has(a) ? this.#closeInScope(kind, a, formattingWalls, true) : fits;
      case nobr:
        return this.#open.has(nobr) ? this.#closeInScope(kind, nobr, groups.scopes, true) : fits;
      case button:
        return this.#open.has(button) ? this.#closeInScope(kind, button, groups.scopes, true) : fits;
      case form:
        return this.#open.has(form) && !this.#open.has(template) ? this.#ignore(kind) : fits;
      case option:
        if (this.#open.top.kind === option) this.#ends.popTo(this.#open.depth - 1, true);
        return fits;
      case optgroup:
        return this.#startOptions();
      default:
        if (groups.tableParts.has(kind)) return this.#startTablePart(kind);
        if (endsSelect.has(kind))
          return this.#open.has(select) ? this.#closeInScope(kind, select, groups.scopes, true) : fits;
        return groups.rubyParts.has(kind) ? this.#startRuby() : this.#startItem(kind);
    }
  }

  #startBody(): Effect {
    if (this.#hasBody) return this.#ignore(body);
    this.#hasBody = true;
    return this.#open.depth > 1 ? this.#ignore(body) : fits;
  }

  #ignore(kind: Kind): Effect {
    if (!this.#open.has(template)) this.#repairs?.ignored(kind);
    return ignores;
  }

  #startOptions(): Effect {
    for (const kind of [option, optgroup])
      if (this.#open.top.kind === kind) this.#ends.popTo(this.#open.depth - 1, true);
    return fits;
  }

  #startRuby(): Effect {
    if (groups.rubyParts.has(this.#open.top.kind)) this.#ends.popTo(this.#open.depth - 1, true);
    return fits;
  }

  /** Closes the previous item of the same list. */
  #startItem(kind: Kind): Effect {
    const open = this.#open;
    for (let at = open.depth - 1; at >= 0; at--) {
      const other = open.at(at).kind;
      if (kind === li ? other === li : groups.itemKinds.has(other)) {
        this.#ends.popTo(at, true);
        return fits;
      }
      if (groups.special.has(other) && !passedByItems.has(other)) return fits;
    }
    return fits;
  }

  /**
   * Closes the innermost element of a kind that can't contain the tag.
   * @param isViolation whether the tag may not be in it; a paragraph just ends.
   */
  #closeInScope(kind: Kind, around: Kind, walls: groups.Group, isViolation = false): Effect {
    const open = this.#open;
    const at = open.inScope(around, walls);
    if (at < 0) return fits;
    if (!isViolation && !open.hasUnendedAbove(at)) {
      this.#ends.popTo(at, true);
      return fits;
    }
    this.#repairs?.closes(kind, around);
    this.#ends.expectFrom(at);
    this.#ends.popTo(at, true);
    return misplaced;
  }

  #closeTop(kind: Kind): Effect {
    const at = this.#open.depth - 1;
    this.#repairs?.closes(kind, this.#open.top.kind);
    this.#ends.expectFrom(at);
    this.#ends.popTo(at, true);
    return misplaced;
  }

  #startTablePart(kind: Kind): Effect {
    const open = this.#open;
    const wall = this.#tableWall();
    if (wall < 0) return this.#ignore(kind);
    const holders = holdersOf(kind);
    let at = open.depth - 1;
    while (at > wall && !holders.has(open.at(at).kind)) at--;
    this.#ends.popTo(at + 1, true);
    return fits;
  }

  /** Returns the index of the table, or template, around the position; -1 if there is none. */
  #tableWall(): number {
    const open = this.#open;
    for (let at = open.depth - 1; at >= 0; at--) {
      const { kind } = open.at(at);
      if (tableWalls.has(kind)) return kind === html ? -1 : at;
    }
    return -1;
  }

  /** Handles elements between the cells of a table, which browsers move before the table (13.2.6.1). */
  #foster(kind: Kind, effect: Effect): Effect {
    const { top } = this.#open;
    if (top.isForeign || !groups.tableInsides.has(top.kind)) return effect;
    if (kind === table) return this.#closeInScope(kind, table, tableWalls, true);
    if (groups.unshownInTables.has(kind)) {
      const isShown = kind === input && this.#tag.attributes.get(type)?.toLowerCase() !== 'hidden';
      if (!isShown) return effect;
    }
    this.#repairs?.moved(kind, top);
    return misplaced;
  }
}

function holdersOf(kind: Kind): groups.Group {
  if (groups.cells.has(kind)) return cellHolders;
  if (groups.rows.has(kind)) return rowHolders;
  return kind === col ? columnHolders : sectionHolders;
}
