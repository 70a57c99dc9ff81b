import type { Attributes, Tag } from './attributes';
import { type Closed, EndTags } from './endTags';
import * as groups from './kinds';
import { type Kind, kindOf } from './kinds';
import { type OpenElement, OpenElements, type Repairs } from './openElements';
import { ignores, StartTags } from './startTags';
import { Tokenizer, type TokenSink } from './tokenizer';

/** Receives a page's elements in order, nested like in browsers. */
export interface TreeHandler {
  /**
   * @param around the parent of this element.
   * @param element null if it can't have content; it is closed right after this call.
   * @param isMisplaced whether a repair of this very tag was reported.
   */
  open(tag: Tag, around: OpenElement, element: OpenElement | null, isMisplaced: boolean): void;
  /**
   * @param isImplied whether it has no end tag of its own here.
   * @param element null if it can't have content.
   */
  close(kind: Kind, isImplied: boolean, element: OpenElement | null): void;
  text(start: number, end: number, isRaw: boolean): void;
  doctype(text: string): void;
}

const svg = kindOf('svg');
const math = kindOf('math');
const head = kindOf('head');
/** Browsers read <image> as <img>. */
const image = kindOf('image');
const img = kindOf('img');
const title = kindOf('title');

/**
 * Nests the tags of a source like browsers do (HTML standard, 13.2.6), as far as the checks need it, and reports what
 * browsers have to repair. What they move (13.2.6.1) is reported where it is written.
 */
export class TreeBuilder implements TokenSink, Tag {
  kind: Kind = head;
  readonly #tokenizer: Tokenizer;
  readonly #handler: TreeHandler;
  readonly #open: OpenElements;
  readonly #starts: StartTags;
  readonly #ends: EndTags;
  readonly #isXml: boolean;
  readonly #repairs: Repairs | null;
  #isStopped = false;

  /** @param isXml whether any element may end in its own tag. */
  constructor(source: string, handler: TreeHandler, isXml: boolean, repairs: Repairs | null) {
    this.#tokenizer = new Tokenizer(source, this, isXml);
    this.#handler = handler;
    this.#isXml = isXml;
    this.#repairs = repairs;
    this.#open = new OpenElements();
    const closed: Closed = (kind, isImplied, element) => this.#handler.close(kind, isImplied, element);
    this.#ends = new EndTags(this.#open, closed, repairs);
    this.#starts = new StartTags(this.#open, this.#ends, this, repairs);
  }

  get start(): number {
    return this.#tokenizer.start;
  }

  get end(): number {
    return this.#tokenizer.end;
  }

  get attributes(): Attributes {
    return this.#tokenizer.attributes;
  }

  get depth(): number {
    return this.#open.depth;
  }

  get isForeign(): boolean {
    return this.#open.top.isForeign;
  }

  /** The innermost open element. */
  get top(): OpenElement {
    return this.#open.top;
  }

  stop(): void {
    this.#isStopped = true;
    this.#tokenizer.stop();
  }

  run(): void {
    this.#tokenizer.run();
    this.#ends.endAll(!this.#isStopped);
  }

  text(start: number, end: number, isRaw: boolean): void {
    this.#handler.text(start, end, isRaw);
  }

  /** Handles visible text, which some elements can't contain. */
  shownText(start: number): void {
    const { kind, isForeign } = this.#open.top;
    if (kind === head) this.#ends.popTo(this.#open.depth - 1, true);
    else if (!isForeign && groups.tableInsides.has(kind)) this.#repairs?.movedText(start, this.#open.top);
  }

  doctype(text: string): void {
    this.#starts.isQuirky = isQuirky(text);
    this.#handler.doctype(text);
  }

  startTag(written: Kind, closesItself: boolean): void {
    const kind = written === image && !this.#open.top.isForeign ? img : written;
    this.kind = kind;
    if (this.#open.top.isForeign) {
      if (!groups.breakouts.has(kind)) {
        this.#pushForeign(kind, closesItself);
        return;
      }
      this.#starts.breakOut();
    }
    const effect = this.#starts.prepare(kind);
    if (effect === ignores) return;
    const around = this.#open.top;
    const isEmpty = groups.voids.has(kind) || (this.#isXml && closesItself);
    const isForeign = kind === svg || kind === math;
    if (isEmpty || (isForeign && closesItself)) {
      this.#handler.open(this, around, null, effect.isMisplaced);
      this.#handler.close(kind, true, null);
      return;
    }
    const element = this.#open.push(kind, this.start, this.end);
    element.isForeign = isForeign;
    this.#handler.open(this, around, element, effect.isMisplaced);
  }

  endTag(kind: Kind): void {
    this.#ends.end(kind);
  }

  #pushForeign(kind: Kind, closesItself: boolean): void {
    const around = this.#open.top;
    if (closesItself) {
      this.#handler.open(this, around, null, false);
      this.#handler.close(kind, true, null);
      return;
    }
    const element = this.#open.push(kind, this.start, this.end);
    element.isForeign = !groups.integrations.has(kind) || (kind === title && !this.#open.has(svg));
    this.#handler.open(this, around, element, false);
  }
}

/**
 * Returns whether a doctype selects quirks mode, which matters in one case: a table stays within the paragraph around
 * it.
 */
function isQuirky(doctype: string): boolean {
  if (/^!doctype\s+html\s*$/i.test(doctype) || /about:legacy-compat/i.test(doctype)) return false;
  if (/\/\/DTD HTML 4\.01(?: Transitional| Frameset)?\/\//i.test(doctype))
    return / (?:Transitional|Frameset)\/\//i.test(doctype) && !/https?:/i.test(doctype);
  return /\/\/DTD (?:W3 )?HTML [234]/i.test(doctype);
}
