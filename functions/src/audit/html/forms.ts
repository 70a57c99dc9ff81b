import type { Tag } from '../markup/attributes';
import type { OpenElement } from '../markup/openElements';
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

/** Autocomplete tokens known to browsers (HTML standard, 4.10.18.7), except for names of sections. */
const known = new Set(
  `shipping billing home work mobile fax pager webauthn
  name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level1 address-level2 address-level3 address-level4 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national
  tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp`.split(/\s+/),
);

/**
 * Browsers that ignore `off` don't fill in a field with an unknown token, so authors write one of these instead.
 * Others write the opposite, or a template prints a missing value, which does no harm.
 */
const switches = /^(?:none|false|nope|no|never|disabled|disable|true|enabled|xon|xoff|undefined|null)$/;

const modifiers = /^(?:section-.*|shipping|billing|home|work|mobile|fax|pager)$/;
const contacts = /^(?:home|work|mobile|fax|pager)$/;
const reachedBy = /^(?:tel|email|impp)(?:-|$)/;

/** Types that are never filled in. */
const unfilled = /^(?:checkbox|radio|file|submit|image|reset|button)$/;

/**
 * Returns the first token that browsers don't know; null if they know all. They accept any token on any kind of
 * field, and frameworks write `off` on all of them.
 */
function wrongHint(element: string, hint: string, type = 'text'): string | null {
  const words = hint.toLowerCase().trim().split(/\s+/);
  if (words[0] === '') return null;
  if (element === 'form') return /^(?:on|off)$/.test(words.join(' ')) ? null : words.join(' ');
  if (element !== 'input' && element !== 'textarea' && element !== 'select') return null;
  if (element === 'input' && unfilled.test(type)) return null;
  if (words.includes('on') || words.includes('off')) return null;
  if (words.length === 1 && switches.test(words.join())) return null;
  return words.find((word) => !known.has(word) && !word.startsWith('section-')) ?? misplacedIn(words);
}

/** Returns the first known token out of order: section, shipping or billing, kind of contact, field, webauthn. */
function misplacedIn(words: readonly string[]): string | null {
  let at = 0;
  if (words[at]?.startsWith('section-')) at++;
  if (words[at] === 'shipping' || words[at] === 'billing') at++;
  const contact = contacts.test(words[at] ?? '') ? words[at++] : undefined;
  const field = words[at++];
  if (field === undefined || modifiers.test(field)) return field ?? words.at(-1) ?? null;
  if (contact !== undefined && !reachedBy.test(field)) return contact;
  if (words[at] === 'webauthn' && field !== 'webauthn') at++;
  return words[at] ?? (field === 'webauthn' && words.length > 1 ? field : null);
}
