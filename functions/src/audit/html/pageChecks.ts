import type { Tag } from '../markup/attributes';
import * as attributeFlags from '../markup/attributes';
import { Group, kindOf } from '../markup/kinds';
import type { OpenElement } from '../markup/openElements';
import type { Outline } from '../markup/outline';
import type { TreeBuilder } from '../markup/treeBuilder';
import type { AccessibleNames } from './accessibleNames';
import { Fields } from './fields';
import { Forms } from './forms';
import * as hiding from './hiding';
import { isPresentational } from './hiding';
import { Ids } from './ids';
import { Landmarks } from './landmarks';
import { NamedParts } from './namedParts';
import * as names from './names';
import { type HtmlProblem, ProblemList } from './problem';
import { Structure } from './structure';
import { Tables } from './tables';

/** Elements that a check looks for by name. */
const checked = new Group(
  'a area article aside audio body button fieldset footer form header iframe input label main map meter nav object output progress search section select summary table td template textarea th thead tr video',
);

const labelable = new Set('button input meter output progress select textarea'.split(' ').map(kindOf));
const disablable = new Set('button input select textarea'.split(' ').map(kindOf));
const td = kindOf('td');

/** Checks the HTML of one page while it is parsed. */
export class PageChecks {
  readonly structure: Structure;
  readonly #list = new ProblemList();
  readonly #named = new NamedParts(this.#list);
  readonly #fields = new Fields(this.#list);
  readonly #forms = new Forms(this.#list);
  readonly #landmarks = new Landmarks(this.#list);
  readonly #tables = new Tables(this.#list);
  readonly #ids = new Ids(this.#list);
  readonly #maps = new Set<string>();
  #problems: readonly HtmlProblem[] = [];

  constructor(source: string) {
    this.structure = new Structure(this.#list, source);
  }

  /** @param tree source of the tags. */
  follow(tree: TreeBuilder): void {
    this.structure.follow(tree, () => (tree.top.state & hiding.inTemplate) !== 0);
  }

  /** The problems, in source order. */
  get problems(): readonly HtmlProblem[] {
    return this.#problems;
  }

  /**
   * @param node the element's node in the outline.
   * @param flags what its attributes may mean.
   */
  open(
    tag: Tag,
    node: number,
    flags: number,
    around: OpenElement,
    element: OpenElement | null,
    isMisplaced: boolean,
  ): void {
    const { kind, attributes } = tag;
    this.structure.place(tag, around, element, isMisplaced);
    if ((around.state & hiding.inTemplate) !== 0) {
      if (element) element.state = around.state;
      return;
    }
    const twice = attributes.count > 1 ? attributes.twice : null;
    if (twice !== null) this.#list.add('no-dup-attr', `<${kind.name}> has ${twice} twice`, tag);
    let { state } = around;
    if (flags & (attributeFlags.mayHide | attributeFlags.mayHideByStyle))
      state |= hiding.hidingOf(attributes);
    if (flags & attributeFlags.hasId) this.#ids.add(tag);
    // SVG has names of its own.
    const isAsked = checked.has(kind) && !around.isForeign;
    if (isAsked || flags & attributeFlags.hasRole) state = this.#landmarks.add(tag, node, state);
    if (flags & attributeFlags.isRare) this.#checkRare(tag);
    if (element) element.state = state;
    if (isAsked) this.#check(tag, node, element, state);
    if (isAsked && element) this.#begin(tag, around, element);
    const isReached = flags & attributeFlags.hasTabindex || isAsked;
    if (isReached && state & hiding.hiddenFromAssistance && isFocusable(tag, state))
      this.#list.add('hidden-focusable', `<${kind.name}> can be reached and is hidden`, tag);
  }

  finish(outline: Outline, accessible: AccessibleNames): void {
    this.#named.conclude(outline, accessible);
    this.#fields.conclude(outline, accessible);
    this.#forms.conclude();
    this.#landmarks.conclude(accessible);
    this.#problems = this.#list.all.toSorted((one, other) => one.start - other.start);
  }

  #checkRare(tag: Tag): void {
    const { kind, attributes } = tag;
    if (attributes.has(names.autocomplete)) this.#forms.addHint(tag);
    const plays = kind === names.audio || kind === names.video;
    // WCAG 1.4.2 is met if users can stop it.
    const isStoppable = attributes.has(names.muted) || attributes.has(names.controls);
    if (plays && attributes.has(names.autoplay) && !isStoppable)
      this.#list.add('no-autoplay', `<${kind.name}> plays by itself`, tag);
  }

  #check(tag: Tag, node: number, element: OpenElement | null, state: number): void {
    const { kind, attributes } = tag;
    if (labelable.has(kind) && !isHiddenInput(tag)) this.#fields.addLabelable(tag);
    if (kind === names.th || kind === td) this.#tables.addCell(tag);
    else if (kind === names.map) this.#checkMap(tag);
    else if (kind === names.input || kind === names.button) this.#forms.addControl(tag);
    if ((state & hiding.notExposed) === 0) this.#checkName(tag, node, element, state);
    if (kind === names.body && attributes.get(names.ariaHidden) === 'true')
      this.#list.add('aria-hidden-body', '<body> is hidden from assistive technology', tag);
  }

  /** Checks the name of an element that needs one. */
  #checkName(tag: Tag, node: number, element: OpenElement | null, state: number): void {
    const { kind, attributes } = tag;
    switch (kind) {
      case names.a:
        if (element && attributes.has(names.href)) this.#named.add('wcag/h30', tag, node);
        break;
      case names.area:
        if (attributes.has(names.href)) this.#named.add('area-alt', tag, node);
        break;
      case names.fieldset:
        this.#named.add('wcag/h71', tag, node);
        break;
      case names.button:
        if (!isSilenced(tag, state)) this.#named.add('text-content', tag, node);
        break;
      case names.input:
      case names.select:
      case names.textarea:
        if (isSilenced(tag, state)) break;
        this.#fields.addField(tag, node);
        if (kind === names.input) this.#checkButton(tag, node);
    }
  }

  #checkButton(tag: Tag, node: number): void {
    const type = typeOf(tag);
    if (type === 'image') this.#named.add('wcag/h36', tag, node);
    else if (type === 'button' || type === 'submit' || type === 'reset')
      this.#named.add('text-content', tag, node);
  }

  #begin(tag: Tag, around: OpenElement, element: OpenElement): void {
    const { kind, attributes } = tag;
    switch (kind) {
      case names.label:
        this.#fields.beginLabel(tag, element);
        break;
      case names.form:
        this.#forms.begin(tag, element);
        break;
      case names.fieldset:
        if (attributes.has(names.disabled)) element.state |= hiding.inDisabledFieldset;
        break;
      case names.table:
        this.#tables.begin(element);
        break;
      case names.thead:
        this.#tables.addHead();
        break;
      case names.tr:
        this.#tables.addRow(around);
        break;
      case names.template:
        if (!isShadow(tag)) element.state |= hiding.inTemplate;
        else this.#ids.beginScope(element);
    }
  }

  #checkMap(tag: Tag): void {
    const name = tag.attributes.get(names.name);
    if (!name) return;
    if (this.#maps.has(name)) this.#list.add('map-dup-name', `Another map has the name “${name}”`, tag);
    this.#maps.add(name);
  }
}

const isShadow = ({ attributes }: Tag) =>
  /^(?:open|closed)$/i.test(attributes.get(names.shadowrootmode) ?? '');

const typeOf = ({ attributes }: Tag) => attributes.get(names.type)?.toLowerCase();

const isHiddenInput = (tag: Tag) => tag.kind === names.input && typeOf(tag) === 'hidden';

/** Returns whether its role removes it from the accessibility tree, which only works if it can't be focused. */
function isSilenced(tag: Tag, state: number): boolean {
  if (!tag.attributes.has(names.role)) return false;
  return isPresentational(tag.attributes.record(), !isDisabled(tag, state));
}

/** Returns whether it is focusable by keyboard. */
function isInteractive({ kind, attributes }: Tag): boolean {
  if (kind === names.a || kind === names.area) return attributes.has(names.href);
  if (kind === names.audio || kind === names.video) return attributes.has(names.controls);
  if (kind === names.input) return attributes.get(names.type)?.toLowerCase() !== 'hidden';
  return kind === names.button || kind === names.select || kind === names.textarea || kind === names.summary;
}

function isFocusable(tag: Tag, state: number): boolean {
  const lost = hiding.hiddenByAttribute | hiding.isInert | hiding.hiddenByStyle | hiding.inClosedDialog;
  if ((state & lost) !== 0) return false;
  const written = tag.attributes.get(names.tabindex);
  const tabindex = written === undefined ? Number.NaN : Number.parseInt(written, 10);
  if (!Number.isNaN(tabindex)) return tabindex >= 0;
  if (disablable.has(tag.kind) && isDisabled(tag, state)) return false;
  return isInteractive(tag);
}

function isDisabled({ attributes }: { readonly attributes: Tag['attributes'] }, state: number): boolean {
  return attributes.has(names.disabled) || (state & hiding.inDisabledFieldset) !== 0;
}
