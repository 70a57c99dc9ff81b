import type { Watch } from '../markup/openElement';
import type { Tag } from '../markup/tag';
import type { FaultList, Place } from './fault';
import { unheard } from './hiding';
import * as names from './names';
import { idsIn, type NamedElement } from './spokenNames';

/** These say by themselves what they do, or are never seen; a picture's words are the business of another check. */
const needsNoLabel = /^(?:hidden|submit|reset|button|image)$/i;

interface Field {
  readonly place: Place;
  readonly element: string;
  readonly id: string;
  readonly around: Label | null;
  readonly namedBy: readonly string[];
}

/** A label, and what it belongs to. */
export class Label implements Watch {
  readonly named: NamedElement;
  readonly isHeard: boolean;
  readonly forId: string;
  readonly #controls: string[] = [];
  readonly #ended: (label: Label) => void;

  constructor(named: NamedElement, isHeard: boolean, forId: string, ended: (label: Label) => void) {
    this.named = named;
    this.isHeard = isHeard;
    this.forId = forId;
    this.#ended = ended;
  }

  /** How many fields it stands for. */
  get fields(): number {
    const names = this.forId === '' || this.#controls.includes(this.forId) ? 0 : 1;
    return this.#controls.length + names;
  }

  add(id: string): void {
    this.#controls.push(id);
  }

  ended(): void {
    this.named.ended();
    this.#ended(this);
  }
}

/** Fields and their labels, which may stand anywhere in the page. */
export class Fields {
  readonly #faults: FaultList;
  readonly #fields: Field[] = [];
  readonly #byId = new Map<string, Label[]>();
  readonly #open: Label[] = [];

  constructor(faults: FaultList) {
    this.#faults = faults;
  }

  beginLabel(named: NamedElement, { attributes }: Tag, state: number): Label {
    const forId = attributes.get(names.forIds) ?? '';
    const label = new Label(named, (state & unheard) === 0, forId, (ended) => this.#endLabel(ended));
    this.#open.push(label);
    const known = this.#byId.get(forId);
    if (known) known.push(label);
    else if (forId !== '') this.#byId.set(forId, [label]);
    return label;
  }

  /** An element that a label can belong to. */
  addLabelable({ attributes }: Tag): void {
    for (const label of this.#open) label.add(attributes.get(names.id) ?? '');
  }

  addField({ kind, attributes, start, end }: Tag, state: number): void {
    if ((state & unheard) !== 0) return;
    if (kind === names.input && needsNoLabel.test(attributes.get(names.type) ?? '')) return;
    const isNamed = [names.ariaLabel, names.title].some((name) => (attributes.get(name) ?? '').trim() !== '');
    if (isNamed) return;
    this.#fields.push({
      place: { start, end },
      element: kind.name,
      id: attributes.get(names.id) ?? '',
      around: this.#open.at(-1) ?? null,
      namedBy: idsIn(attributes.get(names.ariaLabelledby)),
    });
  }

  conclude(): void {
    for (const field of this.#fields) this.#judge(field);
  }

  #judge({ place, element, id, around, namedBy }: Field): void {
    const own = id === '' ? undefined : this.#byId.get(id);
    const labels = own ?? (around ? [around] : []);
    const [first] = labels;
    if (!first) {
      this.#faults.add('input-missing-label', `<${element}> without a label`, place, namedBy);
      return;
    }
    if (labels.some(({ isHeard, named }) => isHeard && named.hasName)) return;
    const why = labels.some(({ isHeard }) => isHeard) ? 'has no text' : 'is hidden';
    const ids = [...namedBy, ...labels.flatMap(({ named }) => named.namedBy)];
    this.#faults.add('input-missing-label', `The label of <${element}> ${why}`, first.named.place, ids);
  }

  #endLabel(label: Label): void {
    const at = this.#open.lastIndexOf(label);
    if (at >= 0) this.#open.splice(at, 1);
    if (label.fields > 1)
      this.#faults.add('multiple-labeled-controls', 'A label of several fields', label.named.place);
  }
}
