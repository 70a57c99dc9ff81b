import { decodeHTML } from 'entities/decode';
import { hasRole, mayHide, mayHideByStyle, mayName } from '../markup/attributes';
import type { Outline } from '../markup/outline';
import { hidingOf, notExposed } from './hiding';
import * as sources from './nameSources';
import * as names from './names';
import { idsIn, Targets } from './targets';

/** Limit of nodes visited for the names of one page. A page that needs more was made to be slow. */
const maxSteps = 1_000_000;
/** Maximum nesting of elements; browsers flatten deeper ones. */
const deepest = 512;
/** Characters stored of a name. */
const maxNameLength = 200;

interface Walk {
  /** The element whose name is computed: its own value isn't part of it. */
  readonly start: number;
  /** Whether `aria-labelledby` led here, which is followed only once. */
  readonly isReferenced: boolean;
  /** Whether the referenced element is hidden itself, so that its hidden content counts. */
  readonly includesHidden: boolean;
  /** This many characters are enough. */
  readonly length: number;
}

/**
 * Computes accessible names (W3C accname 1.2, HTML-AAM) on a parsed page. Styles other than an element's own aren't
 * known. The content of `noscript` counts, because scripts mostly insert the same, and a `slot` may contain anything.
 */
export class AccessibleNames {
  readonly #outline: Outline;
  readonly #targets: Targets;
  #steps = 0;
  #depth = 0;

  constructor(outline: Outline) {
    this.#outline = outline;
    this.#targets = new Targets(outline);
  }

  /** Returns whether an element has a name; true if the page is too complex to decide. */
  hasName(node: number): boolean {
    return this.#isTooIntricate || this.#nameOf(node, 1) !== '' || this.#isTooIntricate;
  }

  /** Returns at most 200 characters of an element's name; empty without one. */
  nameOf(node: number): string {
    return this.#nameOf(node, maxNameLength).replace(/\s+/g, ' ').trim().slice(0, maxNameLength);
  }

  /** Returns the labels of a field, with or without text. */
  labelsOf(node: number): readonly number[] {
    return this.#targets.labelsOf(node);
  }

  get #isTooIntricate(): boolean {
    return this.#steps > maxSteps;
  }

  #nameOf(node: number, length: number): string {
    return this.#compute(node, { start: node, isReferenced: false, includesHidden: false, length }, false);
  }

  /** @param isPart whether the element contributes to the name of another one. */
  #compute(node: number, walk: Walk, isPart: boolean): string {
    if (isPart && !walk.includesHidden && this.#hides(node)) return '';
    if (++this.#steps > maxSteps) return '';
    if (this.#depth > deepest) this.#steps = maxSteps;
    this.#depth++;
    const name =
      (this.#mayBeNamed(node) && this.#attributeName(node, walk, isPart)) ||
      (isPart && this.#value(node, walk)) ||
      this.#native(node, walk, isPart) ||
      this.#content(node, walk, isPart) ||
      (this.#mayBeNamed(node) && this.#tooltip(node)) ||
      '';
    this.#depth--;
    return name;
  }

  #mayBeNamed(node: number): boolean {
    return (this.#outline.attributeFlagsOf(node) & mayName) !== 0;
  }

  #attributeName(node: number, walk: Walk, isPart: boolean): string {
    const referenced = walk.isReferenced ? '' : this.#referenced(node, walk);
    // The value of a control within a label precedes its own name.
    const value = referenced === '' && isPart ? this.#value(node, walk) : '';
    return referenced || value || sources.visible(this.#outline.attributesOf(node).get(names.ariaLabel));
  }

  #referenced(node: number, walk: Walk): string {
    const ids = idsIn(this.#outline.attributesOf(node).get(names.ariaLabelledby));
    return this.#joined(
      ids.map((id) => this.#targets.byId(id, node)).filter((target) => target >= 0),
      (target) => ({ ...walk, isReferenced: true, includesHidden: this.isHidden(target) }),
    );
  }

  #native(node: number, walk: Walk, isPart: boolean): string {
    const outline = this.#outline;
    const id = outline.idOf(node);
    if (id === names.img.id || id === names.area.id)
      return sources.visible(outline.attributesOf(node).get(names.alt));
    if (id === names.fieldset.id) return this.#legend(node, walk);
    if (!sources.labeled.hasId(id)) return '';
    const labels = isPart ? '' : this.#labels(node, walk);
    return labels || (id === names.input.id ? sources.buttonText(outline.attributesOf(node)) : '');
  }

  #labels(node: number, walk: Walk): string {
    return this.#joined(this.#targets.labelsOf(node), (label) => (this.isHidden(label) ? null : walk));
  }

  #legend(node: number, walk: Walk): string {
    const outline = this.#outline;
    for (let at = node + 1; at <= outline.lastOf(node); at = outline.lastOf(at) + 1) {
      if (++this.#steps > maxSteps) break;
      if (outline.is(at, names.legend)) return this.#compute(at, walk, true);
    }
    return '';
  }

  #joined(nodes: readonly number[], walkOf: (node: number) => Walk | null): string {
    let all = '';
    for (const node of nodes) {
      const walk = walkOf(node);
      if (walk) all += spaced(this.#compute(node, walk, true));
      if (walk && all.length >= walk.length) break;
    }
    return all;
  }

  /** Returns what a control within a label or a link contributes; null for other elements. */
  #value(node: number, walk: Walk): string | null {
    const outline = this.#outline;
    const id = outline.idOf(node);
    if (node === walk.start || sources.valueRoles.has(this.#roleOf(node))) return null;
    if (id === names.textarea.id) return this.#texts(node, walk);
    if (id === names.select.id) return this.#chosen(node, walk);
    if (id !== names.input.id) return null;
    const attributes = outline.attributesOf(node);
    const type = attributes.get(names.type)?.toLowerCase() ?? 'text';
    const isTyped = !sources.buttonTypes.has(type) && !/^(?:hidden|checkbox|radio|file|password)$/.test(type);
    return isTyped ? sources.visible(attributes.get(names.value)) : null;
  }

  #chosen(select: number, walk: Walk): string {
    const outline = this.#outline;
    let chosen = -1;
    for (let at = select + 1; at <= outline.lastOf(select); at++) {
      if (++this.#steps > maxSteps) break;
      if (!outline.is(at, names.option)) continue;
      if (outline.attributesOf(at).has(names.selected)) return this.#texts(at, walk);
      if (chosen < 0) chosen = at;
    }
    return chosen < 0 ? '' : this.#texts(chosen, walk);
  }

  #content(node: number, walk: Walk, isPart: boolean): string {
    const outline = this.#outline;
    const id = outline.idOf(node);
    if (sources.withoutContent.hasId(id)) return '';
    const role = this.#roleOf(node);
    if (
      isPart
        ? sources.valueRoles.has(role)
        : !sources.namedByContent.hasId(id) && !sources.rolesNamedByContent.has(role)
    )
      return '';
    // The content of a slot is defined elsewhere.
    if (id === names.slot.id) return '…';
    return this.#texts(node, walk);
  }

  #texts(node: number, walk: Walk): string {
    const outline = this.#outline;
    const last = outline.lastOf(node);
    let all = '';
    for (let at = node + 1; at <= last && all.length < walk.length; at = outline.lastOf(at) + 1) {
      if (++this.#steps > maxSteps) return all;
      if (outline.isText(at)) all += sources.visible(this.#textOf(at));
      else if (at !== walk.start) {
        all += spaced(this.#compute(at, walk, true));
      }
    }
    return all;
  }

  #textOf(node: number): string {
    const { text, isRaw } = this.#outline.textOf(node);
    return isRaw || !text.includes('&') ? text : decodeHTML(text);
  }

  /** Returns the title. An image that is marked as decorative by an empty `alt` has none. */
  #tooltip(node: number): string {
    const attributes = this.#outline.attributesOf(node);
    if (this.#outline.is(node, names.img) && attributes.get(names.alt) === '') return '';
    return sources.visible(attributes.get(names.title));
  }

  /** Returns whether it, or an element around it, is hidden from assistive technology. */
  isHidden(node: number): boolean {
    const outline = this.#outline;
    for (let at = node; at >= 0; at = outline.parentOf(at)) {
      this.#steps++;
      if (this.#hides(at)) return true;
    }
    return false;
  }

  #hides(node: number): boolean {
    if ((this.#outline.attributeFlagsOf(node) & (mayHide | mayHideByStyle)) === 0) return false;
    return (hidingOf(this.#outline.attributesOf(node)) & notExposed) !== 0;
  }

  #roleOf(node: number): string {
    if ((this.#outline.attributeFlagsOf(node) & hasRole) === 0) return '';
    const role = this.#outline.attributesOf(node).get(names.role) ?? '';
    return role.trim().toLowerCase().split(/\s+/, 1)[0] ?? '';
  }
}

const spaced = (name: string) => (name === '' ? '' : ` ${name} `);
