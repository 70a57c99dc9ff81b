import { furniture, inHeadToo, isCode, isCounted, unread } from './elements';

/** What stands around the place where the reader is. */
export class Nesting {
  inHead = true;
  /** Open elements. */
  depth = 0;
  template = 0;
  noscript = 0;
  /** Drawings and formulas, whose titles are their own. */
  foreign = 0;
  picture = 0;
  main = 0;
  /** Examples of code and the like. */
  code = 0;
  /** The document has a main element. */
  hasMain = false;
  #article = 0;
  #unread = 0;
  /** For each open piece of furniture, whether it counts: a header within an article is content. */
  readonly #furniture: boolean[] = [];
  #furnished = 0;
  /** For each open template, whether a browser shows it at once: a declarative shadow root. */
  readonly #templates: boolean[] = [];
  /** How many open elements there are since (and with) one that is hidden; 0 outside. */
  #hidden = 0;

  get isHidden(): boolean {
    return this.#hidden > 0;
  }

  /** A visitor sees the text here. */
  get isShown(): boolean {
    return this.#unread === 0 && !this.inHead;
  }

  /** The text here is what the page itself has to say. */
  get isContent(): boolean {
    return this.#unread === 0 && this.#furnished === 0 && !this.inHead;
  }

  /**
   * @param marked what the element means, as bits.
   * @param hides the element is hidden, and so is what stands in it.
   * @param isShadow a template is a declarative shadow root: what is in it is part of the page.
   * @param holds something may stand in it.
   */
  open(name: string, marked: number, hides: boolean, isShadow: boolean, holds: boolean): void {
    if (holds) {
      this.depth++;
      if (hides || this.#hidden > 0) this.#hidden++;
    }
    if (this.inHead && (marked & inHeadToo) === 0 && this.noscript + this.template === 0) this.inHead = false;
    if (marked === 0) return;
    if (name === 'template') this.#templates.push(isShadow);
    if (isShadow && name === 'template') return;
    if (marked & unread) this.#unread++;
    if (marked & furniture) this.#openFurniture(name);
    if (marked & isCode) this.code++;
    if (marked & isCounted) this.#count(name, 1);
  }

  /** Text that is shown ends the head, too (HTML standard, 13.2.6.4.4). */
  endHeadAtText(): void {
    if (this.#unread === 0) this.inHead = false;
  }

  close(name: string, marked: number, held: boolean): void {
    if (held) {
      this.depth--;
      if (this.#hidden > 0) this.#hidden--;
    }
    if (marked === 0) return;
    if (name === 'template' && this.#templates.pop()) return;
    if (marked & unread) this.#unread = Math.max(0, this.#unread - 1);
    if (marked & furniture && this.#furniture.pop()) this.#furnished--;
    if (marked & isCode) this.code = Math.max(0, this.code - 1);
    if (marked & isCounted) this.#count(name, -1);
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
