import { hidesText, isBoilerplate, isCode, isNestingCounted, mayBeInHead } from './elementFlags';

/** The context at the current position in the source. */
export class Nesting {
  inHead = true;
  /** The number of open elements. */
  depth = 0;
  template = 0;
  noscript = 0;
  /** Open SVG and MathML elements, whose titles aren't the page's. */
  foreign = 0;
  picture = 0;
  main = 0;
  /** Open code elements and the like. */
  code = 0;
  /** Whether the document has a main element. */
  hasMain = false;
  #article = 0;
  #unread = 0;
  /** For each open header, footer or menu, whether it counts: a header within an article is content. */
  readonly #furniture: boolean[] = [];
  #furnished = 0;
  /** For each open template, whether it is a declarative shadow root, which browsers show immediately. */
  readonly #templates: boolean[] = [];
  /** The number of open elements from a hidden one inward; 0 outside. */
  #hidden = 0;

  get isHidden(): boolean {
    return this.#hidden > 0;
  }

  /** Whether visitors see the text here. */
  get isShown(): boolean {
    return this.#unread === 0 && !this.inHead;
  }

  /** Whether the text here is the page's own content. */
  get isContent(): boolean {
    return this.#unread === 0 && this.#furnished === 0 && !this.inHead;
  }

  /**
   * @param flags what the element means (elementFlags.ts).
   * @param hides whether the element is hidden with its content.
   * @param isShadow whether a template is a declarative shadow root, whose content is part of the page.
   * @param holds whether it can have content.
   */
  open(name: string, flags: number, hides: boolean, isShadow: boolean, holds: boolean): void {
    if (holds) {
      this.depth++;
      if (hides || this.#hidden > 0) this.#hidden++;
    }
    if (this.inHead && (flags & mayBeInHead) === 0 && this.noscript + this.template === 0)
      this.inHead = false;
    if (flags === 0) return;
    if (name === 'template') this.#templates.push(isShadow);
    if (isShadow && name === 'template') return;
    if (flags & hidesText) this.#unread++;
    if (flags & isBoilerplate) this.#openFurniture(name);
    if (flags & isCode) this.code++;
    if (flags & isNestingCounted) this.#count(name, 1);
  }

  /** Visible text ends the head, too (HTML standard, 13.2.6.4.4). */
  endHeadAtText(): void {
    if (this.#unread === 0) this.inHead = false;
  }

  close(name: string, flags: number, held: boolean): void {
    if (held) {
      this.depth--;
      if (this.#hidden > 0) this.#hidden--;
    }
    if (flags === 0) return;
    if (name === 'template' && this.#templates.pop()) return;
    if (flags & hidesText) this.#unread = Math.max(0, this.#unread - 1);
    if (flags & isBoilerplate && this.#furniture.pop()) this.#furnished--;
    if (flags & isCode) this.code = Math.max(0, this.code - 1);
    if (flags & isNestingCounted) this.#count(name, -1);
  }

  #count(name: string, change: 1 | -1): void {
    switch (name) {
      case 'head':
        if (change < 0) this.inHead = false;
        break;
      case 'template':
        this.template = Math.max(0, this.template + change);
        break;
      case 'noscript':
        this.noscript = Math.max(0, this.noscript + change);
        break;
      case 'picture':
        this.picture = Math.max(0, this.picture + change);
        break;
      case 'article':
        this.#article = Math.max(0, this.#article + change);
        break;
      case 'main':
        this.main = Math.max(0, this.main + change);
        this.hasMain = true;
        break;
      default:
        this.foreign = Math.max(0, this.foreign + change);
    }
  }

  #openFurniture(name: string): void {
    const counts = name === 'nav' || name === 'aside' || (this.main === 0 && this.#article === 0);
    this.#furniture.push(counts);
    if (counts) this.#furnished++;
  }
}
