import type { OpenElement, Watch } from '../markup/openElement';
import type { Tag } from '../markup/tag';
import type { FaultList, Place } from './fault';
import { hiddenByAttribute, hiddenFromAssistance, isDecoration, unheard } from './hiding';
import * as names from './names';

type Named = 'link' | 'button' | 'label';

/** States in which text that stands in it doesn't name it. */
const deaf: Readonly<Record<Named, number>> = {
  link: hiddenByAttribute,
  button: unheard | isDecoration,
  label: hiddenByAttribute | hiddenFromAssistance,
};

/** An element that has to have words, while it is open. */
export class NamedElement implements Watch {
  readonly what: Named;
  readonly place: Place;
  hasName = false;
  /** Ids of elements that may name it, or a part of it. */
  readonly namedBy: string[] = [];
  readonly #element: OpenElement;
  readonly #names: SpokenNames;

  constructor(what: Named, element: OpenElement, spokenNames: SpokenNames) {
    this.what = what;
    this.place = { start: element.start, end: element.end };
    this.#element = element;
    this.#names = spokenNames;
  }

  ended(): void {
    // Something else has closed it before its words, which is reported.
    if (this.#element.isExplained) this.hasName = true;
    this.#names.ended(this);
  }
}

/** Whether links, buttons and labels have words that can be read aloud. */
export class SpokenNames {
  readonly #faults: FaultList;
  readonly #open: NamedElement[] = [];

  constructor(faults: FaultList) {
    this.#faults = faults;
  }

  get isAnyOpen(): boolean {
    return this.#open.length > 0;
  }

  begin(what: Named, { attributes }: Tag, element: OpenElement): NamedElement {
    const named = new NamedElement(what, element, this);
    const label = attributes.get(names.ariaLabel) ?? '';
    named.hasName =
      (what === 'link' ? label !== '' : label.trim() !== '') ||
      (attributes.get(names.title) ?? '').trim() !== '';
    const ids = idsIn(attributes.get(names.ariaLabelledby));
    if (what === 'button' && ids.length > 0) named.hasName = true;
    named.namedBy.push(...ids);
    this.#open.push(named);
    return named;
  }

  /** Text that is not blank. */
  addText({ state }: OpenElement): void {
    for (const named of this.#open) if ((state & deaf[named.what]) === 0) named.hasName = true;
  }

  /** An element within, whose attributes may name what is around it. */
  addPart({ kind, attributes }: Tag, state: number): void {
    const isImage = kind === names.img;
    const alt = isImage ? (attributes.get(names.alt) ?? '') : '';
    const label = attributes.get(names.ariaLabel) ?? '';
    const labelledby = idsIn(attributes.get(names.ariaLabelledby));
    // A picture that says by its alternative that it has nothing to say has no title, either.
    const isTitled =
      (attributes.get(names.title) ?? '').trim() !== '' && !(isImage && attributes.has(names.alt));
    for (const named of this.#open) {
      const isHeard = (state & deaf[named.what]) === 0;
      if (named.what === 'link' ? alt !== '' || label !== '' : isHeard && (alt !== '' || label !== ''))
        named.hasName = true;
      if (named.what === 'label' || (state & hiddenFromAssistance) !== 0) continue;
      if (isTitled || (named.what === 'button' && isHeard && labelledby.length > 0)) named.hasName = true;
      if (!isImage || !attributes.has(names.alt)) named.namedBy.push(...labelledby);
    }
  }

  ended(named: NamedElement): void {
    const at = this.#open.lastIndexOf(named);
    if (at >= 0) this.#open.splice(at, 1);
    if (named.hasName || named.what === 'label') return;
    if (named.what === 'link')
      this.#faults.add('wcag/h30', 'A link without text or a label', named.place, named.namedBy);
    else this.#faults.add('text-content', 'A button without text or a label', named.place, named.namedBy);
  }
}

export function idsIn(list: string | undefined): string[] {
  return list === undefined || list.trim() === '' ? [] : list.trim().split(/\s+/);
}
