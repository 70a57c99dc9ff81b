import type { OpenElement } from '../markup/openElement';
import type { Tag } from '../markup/tag';
import { wrongHint } from './autocomplete';
import * as names from './names';
import type { Place, ProblemList } from './problem';

interface Form {
  readonly place: Place;
  readonly id: string;
  canBeSent: boolean;
}

/** Checks forms, their submit buttons, and their fieldsets. */
export class Forms {
  readonly #problems: ProblemList;
  readonly #forms: Form[] = [];
  /** IDs of forms that a button elsewhere submits. */
  readonly #sent = new Set<string>();
  #open: Form | null = null;

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  begin({ attributes, start, end }: Tag, element: OpenElement): void {
    const form = { place: { start, end }, id: attributes.get(names.id) ?? '', canBeSent: false };
    this.#forms.push(form);
    this.#open = form;
    element.watch = {
      ended: () => {
        if (this.#open === form) this.#open = null;
      },
    };
  }

  /** Adds a button or an input. */
  addControl({ kind, attributes }: Tag): void {
    const type = attributes.get(names.type)?.toLowerCase();
    const sends = type === 'submit' || (kind === names.button ? !type : type === 'image');
    if (!sends) return;
    const form = attributes.get(names.form);
    if (form !== undefined) this.#sent.add(form);
    else if (this.#open) this.#open.canBeSent = true;
  }

  addHint(tag: Tag): void {
    const hint = tag.attributes.get(names.autocomplete);
    const wrong = hint === undefined ? null : wrongHint(tag.kind.name, hint, tag.attributes.get(names.type));
    if (wrong !== null)
      this.#problems.add('valid-autocomplete', `“${wrong}” is no value of autocomplete`, tag);
  }

  conclude(): void {
    for (const { place, id, canBeSent } of this.#forms)
      if (!canBeSent && !(id !== '' && this.#sent.has(id)))
        this.#problems.add('wcag/h32', '<form> without a button that sends it', place);
  }
}
