import type { Nesting } from './nesting';
import { asCode, readText, type TextFacts } from './textFacts';

const maxContentLength = 500_000;
const maxShownLength = 500;

/** The text of a page's main element, or else of its body. */
export class PageText {
  /** The beginning of all text, including menus, headers and footers. */
  shown = '';
  #body = '';
  #main = '';
  #facts: TextFacts | null = null;

  /** @param nesting the context of the text. */
  add(text: string, nesting: Nesting): void {
    if (this.shown.length < maxShownLength && nesting.isShown) this.shown += text.slice(0, maxShownLength);
    if (nesting.isContent) this.#append(nesting.code > 0 ? asCode(text) : text, nesting);
  }

  /** Separates words where an element begins. */
  addSpace(nesting: Nesting): void {
    if (this.shown.length < maxShownLength && nesting.isShown) this.shown += ' ';
    if (nesting.isContent) this.#append(' ', nesting);
  }

  facts(hasMain: boolean): TextFacts {
    this.#facts ??= readText(hasMain ? this.#main : this.#body);
    return this.#facts;
  }

  release(): void {
    this.#body = this.#main = this.shown = '';
    this.#facts = null;
  }

  #append(text: string, { main, hasMain }: Nesting): void {
    if (main > 0) {
      if (this.#main.length < maxContentLength) this.#main += text;
    } else if (!hasMain && this.#body.length < maxContentLength) this.#body += text;
  }
}
