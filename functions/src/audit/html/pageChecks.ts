import { kindOf, mostKinds } from '../markup/kinds';
import type { OpenElement } from '../markup/openElement';
import type { Tag } from '../markup/tag';
import type { TreeBuilder } from '../markup/treeBuilder';
import { FaultList, type HtmlFault } from './fault';
import { Fields } from './fields';
import { Forms } from './forms';
import * as hiding from './hiding';
import { Ids } from './ids';
import { Landmarks } from './landmarks';
import * as names from './names';
import { SpokenNames } from './spokenNames';
import { Structure } from './structure';
import { Tables } from './tables';

/** Elements that a check asks for by name. */
const isChecked = new Uint8Array(mostKinds);
for (const {
  id,
} of 'a area aside audio body button fieldset footer form header iframe input label legend main map meter nav object output progress section select table td template textarea th thead tr video article'
  .split(' ')
  .map(kindOf))
  isChecked[id] = 1;

const labelable = new Set('button input meter output progress select textarea'.split(' ').map(kindOf));
const disablable = new Set('button input select textarea'.split(' ').map(kindOf));
const td = kindOf('td');

/** Looks at the HTML of one page while it is read. */
export class PageChecks {
  readonly structure: Structure;
  readonly #list = new FaultList();
  readonly #names = new SpokenNames(this.#list);
  readonly #fields = new Fields(this.#list);
  readonly #forms = new Forms(this.#list);
  readonly #landmarks = new Landmarks(this.#list);
  readonly #tables = new Tables(this.#list);
  readonly #ids: Ids;
  readonly #source: string;
  readonly #maps = new Set<string>();
  #faults: readonly HtmlFault[] = [];

  constructor(source: string) {
    this.structure = new Structure(this.#list, source);
    this.#source = source;
    this.#ids = new Ids(this.#list, source);
  }

  /** @param tree tells of the tags that are checked. */
  follow(tree: TreeBuilder): void {
    this.structure.follow(tree, () => (tree.top.state & hiding.inTemplate) !== 0);
  }

  /** In the order of their places. */
  get faults(): readonly HtmlFault[] {
    return this.#faults;
  }

  open(tag: Tag, around: OpenElement, element: OpenElement | null, isMisplaced: boolean): void {
    const { kind, attributes } = tag;
    this.structure.place(tag, around, element, isMisplaced);
    if ((around.state & hiding.inTemplate) !== 0) {
      if (element) element.state = around.state;
      return;
    }
    const twice = attributes.count > 1 ? attributes.twice : null;
    if (twice !== null) this.#list.add('no-dup-attr', `<${kind.name}> has ${twice} twice`, tag);
    const marks = attributes.count === 0 ? 0 : hiding.marksOf(attributes);
    let { state } = around;
    if (marks & hiding.mayHide) state |= hiding.hidingOf(attributes);
    if (marks & hiding.hasRole && isDecorative(tag)) state |= hiding.isDecoration;
    if (marks & hiding.hasId) this.#ids.add(tag);
    if (marks & hiding.mayName && this.#names.isAnyOpen) this.#names.addPart(tag, state);
    // A drawing has names of its own.
    const isAsked = isChecked[kind.id] === 1 && !around.isForeign;
    if (isAsked || marks & hiding.hasRole) state = this.#landmarks.add(tag, state);
    if (marks & hiding.isRare) this.#checkRare(tag);
    if (element) element.state = state;
    if (isAsked) this.#check(tag, around, element, state);
    const isReached = marks & hiding.hasTabindex || isAsked;
    if (isReached && state & hiding.hiddenFromAssistance && isFocusable(tag, state))
      this.#list.add('hidden-focusable', `<${kind.name}> can be reached and is hidden`, tag);
  }

  /** Text stands in this element. */
  text(within: OpenElement, start: number, end: number): void {
    if (this.#names.isAnyOpen && /\S/.test(this.#source.slice(start, end))) this.#names.addText(within);
  }

  finish(): void {
    this.#fields.conclude();
    this.#forms.conclude();
    this.#landmarks.conclude((id) => this.#ids.textOf(id));
    const isNone = (ids: readonly string[] = []) => ids.some((id) => this.#ids.has(id));
    this.#faults = this.#list.all
      .filter(({ unlessIds }) => !isNone(unlessIds))
      .map(({ rule, message, start, end }) => ({ rule, message, start, end }))
      .sort((one, other) => one.start - other.start);
  }

  #checkRare(tag: Tag): void {
    const { kind, attributes } = tag;
    if (attributes.has(names.autocomplete)) this.#forms.addHint(tag);
    const plays = kind === names.audio || kind === names.video;
    // A visitor who can stop it has what WCAG 1.4.2 asks for.
    const isStoppable = attributes.has(names.muted) || attributes.has(names.controls);
    if (plays && attributes.has(names.autoplay) && !isStoppable)
      this.#list.add('no-autoplay', `<${kind.name}> plays by itself`, tag);
  }

  #check(tag: Tag, around: OpenElement, element: OpenElement | null, state: number): void {
    const { kind, attributes } = tag;
    if (labelable.has(kind) && !isHiddenInput(tag)) this.#fields.addLabelable(tag);
    if (kind === names.th || kind === td) this.#tables.addCell(tag);
    else if (kind === names.area) this.#checkArea(tag);
    else if (kind === names.map) this.#checkMap(tag);
    if (kind === names.input) {
      this.#forms.addControl(tag);
      if (isUntitledImage(tag, state))
        this.#list.add('wcag/h36', 'A picture as a button without an alt', tag);
    }
    if (kind === names.input || kind === names.select || kind === names.textarea)
      this.#fields.addField(tag, state);
    if (element) this.#begin(tag, around, element, state);
    if (kind === names.body && attributes.get(names.ariaHidden) === 'true')
      this.#list.add('aria-hidden-body', '<body> is hidden from assistive technology', tag);
  }

  #begin(tag: Tag, around: OpenElement, element: OpenElement, state: number): void {
    const { kind, attributes } = tag;
    switch (kind) {
      case names.a:
        if (attributes.has(names.href) && (state & hiding.unheard) === 0)
          element.watch = this.#names.begin('link', tag, element);
        break;
      case names.button:
        this.#forms.addControl(tag);
        element.state &= ~hiding.isDecoration;
        if ((state & hiding.unheard) === 0) element.watch = this.#names.begin('button', tag, element);
        break;
      case names.label:
        element.watch = this.#fields.beginLabel(this.#names.begin('label', tag, element), tag, state);
        break;
      case names.form:
        this.#forms.begin(tag, element);
        break;
      case names.fieldset:
        this.#forms.beginFieldset(tag, element);
        if (attributes.has(names.disabled)) element.state |= hiding.inDisabledFieldset;
        break;
      case names.legend:
        this.#forms.addLegend(around);
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

  #checkArea(tag: Tag): void {
    const { attributes } = tag;
    if (attributes.has(names.href) && !attributes.get(names.alt))
      this.#list.add('area-alt', '<area> that leads somewhere without an alt', tag);
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

function isUntitledImage(tag: Tag, state: number): boolean {
  return typeOf(tag) === 'image' && (state & hiding.unheard) === 0 && !tag.attributes.get(names.alt);
}

function isDecorative(tag: Tag): boolean {
  const role = tag.attributes.get(names.role);
  if (role !== 'presentation' && role !== 'none') return false;
  return !tag.attributes.has(names.tabindex) && !isInteractive(tag);
}

/** It is reached by keyboard unless it says otherwise. */
function isInteractive({ kind, attributes }: Tag): boolean {
  if (kind === names.a || kind === names.area) return attributes.has(names.href);
  if (kind === names.audio || kind === names.video) return attributes.has(names.controls);
  if (kind === names.input) return attributes.get(names.type)?.toLowerCase() !== 'hidden';
  return kind === names.button || kind === names.select || kind === names.textarea;
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
