import type { ElementFact, FormFact } from './facts';

/** The forms of a page, and which of them a password is typed into. */
export class PageForms {
  readonly all: (FormFact & { hasPassword: boolean })[] = [];
  #open: { hasPassword: boolean } | null = null;
  /** Ids of forms that password fields name, wherever they stand themselves. */
  readonly #named = new Set<string>();

  open(element: ElementFact): void {
    const form = { ...element, hasPassword: false };
    this.all.push(form);
    this.#open = form;
  }

  /** @param isImplied by the end of an element around it, which ends no form for browsers: tables hold many of those. */
  close(isImplied: boolean): void {
    if (!isImplied) this.#open = null;
  }

  readInput({ type, form }: Readonly<Record<string, string>>): void {
    if (type?.toLowerCase() !== 'password') return;
    if (form !== undefined) this.#named.add(form);
    else if (this.#open) this.#open.hasPassword = true;
  }

  /** A form may stand below the field that names it. */
  conclude(): void {
    if (this.#named.size === 0) return;
    for (const form of this.all) if (this.#named.has(form.attributes.id ?? '')) form.hasPassword = true;
  }
}
