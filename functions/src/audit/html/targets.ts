import { hasId } from '../markup/attributes';
import type { Outline } from '../markup/outline';
import * as names from './names';

/** Limit of IDs per attribute that are resolved. */
const maxIds = 20;
/** Limit of labels per field. */
const maxLabels = 20;
/** Limit of ancestors of a field that may be its label. */
const maxAncestors = 100;
const none = -1;

export function idsIn(list: string | undefined): readonly string[] {
  return list === undefined || list.trim() === '' ? [] : list.trim().split(/\s+/, maxIds);
}

/** Resolves IDs and labels to elements. Its index is built at the first call. */
export class Targets {
  readonly #outline: Outline;
  #ids: ReadonlyMap<string, number> | null = null;
  #labels: ReadonlyMap<string, readonly number[]> | null = null;

  constructor(outline: Outline) {
    this.#outline = outline;
  }

  /**
   * Finds the element with an ID, as seen from another one: shadow roots have their own IDs. @returns -1 if there is
   * none.
   */
  byId(id: string, from: number): number {
    this.#ids ??= this.#readIds();
    return this.#ids.get(this.#keyOf(id, from)) ?? none;
  }

  /** Returns labels that refer to the field by its ID, and the one around it. */
  labelsOf(node: number): readonly number[] {
    const outline = this.#outline;
    if (outline.labels.length === 0) return [];
    this.#labels ??= this.#readLabels();
    const id = outline.attributeFlagsOf(node) & hasId ? outline.attributesOf(node).get(names.id) : undefined;
    const own = id ? (this.#labels.get(id) ?? []) : [];
    let around = outline.parentOf(node);
    for (let up = 0; up < maxAncestors && around >= 0 && !outline.is(around, names.label); up++)
      around = outline.parentOf(around);
    return around < 0 || !outline.is(around, names.label) || own.includes(around) ? own : [...own, around];
  }

  #readIds(): ReadonlyMap<string, number> {
    const outline = this.#outline;
    const ids = new Map<string, number>();
    for (let node = 0; node < outline.count; node++) {
      if (outline.isText(node) || (outline.attributeFlagsOf(node) & hasId) === 0) continue;
      const key = this.#keyOf(outline.attributesOf(node).get(names.id) ?? '', node);
      if (!ids.has(key)) ids.set(key, node);
    }
    return ids;
  }

  #readLabels(): ReadonlyMap<string, readonly number[]> {
    const labels = new Map<string, number[]>();
    for (const label of this.#outline.labels) {
      const id = this.#outline.attributesOf(label).get(names.forIds);
      if (!id) continue;
      const known = labels.get(id);
      if (!known) labels.set(id, [label]);
      else if (known.length < maxLabels) known.push(label);
    }
    return labels;
  }

  #keyOf(id: string, node: number): string {
    if (!this.#outline.hasShadow) return id;
    let scope = this.#outline.parentOf(node);
    while (scope >= 0 && !this.#outline.is(scope, names.template)) scope = this.#outline.parentOf(scope);
    return `${scope} ${id}`;
  }
}
