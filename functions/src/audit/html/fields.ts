import type { Tag } from '../markup/attributes';
import type { OpenElement, Watch } from '../markup/openElements';
import type { Outline } from '../markup/outline';
import type { AccessibleNames } from './accessibleNames';
import { isNamedByItself } from './nameSources';
import * as names from './names';
import type { Place, ProblemList } from './problem';

/** Hidden inputs need no label. Buttons are checked with other buttons. */
const needsNoLabel = /^(?:hidden|submit|reset|button|image)$/i;

/** A label, and the fields in it. */
class Label implements Watch {
  readonly place: Place;
  readonly #forId: string;
  readonly #controls: string[] = [];
  readonly #ended: (label: Label) => void;

  constructor(place: Place, forId: string, ended: (label: Label) => void) {
    this.place = place;
    this.#forId = forId;
    this.#ended = ended;
  }

  /** The number of fields that it belongs to. */
  get fields(): number {
    const others = this.#forId === '' || this.#controls.includes(this.#forId) ? 0 : 1;
    return this.#controls.length + others;
  }

  add(id: string): void {
    this.#controls.push(id);
  }

  ended(): void {
    this.#ended(this);
  }
}

/** Fields and their labels, which may be anywhere in the page. */
export class Fields {
  readonly #problems: ProblemList;
  readonly #fields: { readonly node: number; readonly element: string }[] = [];
  readonly #open: Label[] = [];

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  beginLabel({ attributes, start, end }: Tag, element: OpenElement): void {
    const forId = attributes.get(names.forIds) ?? '';
    const label = new Label({ start, end }, forId, (ended) => this.#endLabel(ended));
    this.#open.push(label);
    element.watch = label;
  }

  /** Adds an element that a label can belong to. */
  addLabelable({ attributes }: Tag): void {
    for (const label of this.#open) label.add(attributes.get(names.id) ?? '');
  }

  addField({ kind, attributes }: Tag, node: number): void {
    if (kind === names.input && needsNoLabel.test(attributes.get(names.type) ?? '')) return;
    if (!isNamedByItself(attributes)) this.#fields.push({ node, element: kind.name });
  }

  conclude(outline: Outline, accessible: AccessibleNames): void {
    for (const { node, element } of this.#fields) {
      if (accessible.hasName(node)) continue;
      const labels = accessible.labelsOf(node);
      const [first] = labels;
      if (first === undefined) {
        this.#problems.add('input-missing-label', `<${element}> without a label`, outline.placeOf(node));
        continue;
      }
      // It has lost its text by ending early, which has been reported.
      if (labels.some((label) => outline.isExplained(label))) continue;
      const why = labels.every((label) => accessible.isHidden(label)) ? 'is hidden' : 'has no text';
      this.#problems.add('input-missing-label', `The label of <${element}> ${why}`, outline.placeOf(first));
    }
  }

  #endLabel(label: Label): void {
    const at = this.#open.lastIndexOf(label);
    if (at >= 0) this.#open.splice(at, 1);
    if (label.fields > 1)
      this.#problems.add('multiple-labeled-controls', 'A label of several fields', label.place);
  }
}
