import type { ElementFact, FormFact } from './facts';

/** The forms of a page, and which of them contain a password field. */
export class PageForms {
  readonly all: (FormFact & { hasPassword: boolean })[] = [];
  #open: { hasPassword: boolean } | null = null;
  /** IDs of forms that password fields refer to from anywhere. */
  readonly #named = new Set<string>();

  open(element: ElementFact): void {
    const form = { ...element, hasPassword: false };
    this.all.push(form);
    this.#open = form;
  }

  /**
   * @param isImplied whether the end of a parent closes it. For browsers this ends no form: tables contain many of
   * those.
   */
  close(isImplied: boolean): void {
    if (!isImplied) this.#open = null;
  }

  readInput({ type, form }: Readonly<Record<string, string>>): void {
    if (type?.toLowerCase() !== 'password') return;
    if (form !== undefined) this.#named.add(form);
    else if (this.#open) this.#open.hasPassword = true;
  }

  /** Evaluates password fields at the end, because a form may follow the field that refers to it. */
  conclude(): void {
    if (this.#named.size === 0) return;
    for (const form of this.all) if (this.#named.has(form.attributes.id ?? '')) form.hasPassword = true;
  }
}
