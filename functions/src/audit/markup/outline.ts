import type { Attributes, Tag } from './attributes';
import { type Kind, kindOf } from './kinds';
import type { OpenElement } from './openElements';
import { Tokenizer, type TokenSink } from './tokenizer';

// The fields of a node, as offsets from its first number.
const [kindId, startAt, endAt, lastAt, parentAt, flagsAt, size] = [0, 1, 2, 3, 4, 5, 6] as const;
const isText = -1;
const isOpen = -1;
/** Above all attribute flags. */
const explained = 1 << 20;
const firstNodes = 1_024;

const label = kindOf('label');
const template = kindOf('template');

/** For rereading a tag: ignores what follows it, and has no text, like an SVG. */
const ignoringSink: TokenSink = {
  isForeign: true,
  text: () => undefined,
  startTag: () => undefined,
  endTag: () => undefined,
  doctype: () => undefined,
};

/** Reusable memory of the last page: most pages need as much, and allocating it costs more than filling it. */
let spare: Int32Array | null = null;
/** Larger buffers are not kept for the next page. */
const largestSpare = 100_000 * size;

/**
 * The elements and texts of one page in source order, as numbers, for checks of an element that depend on other parts
 * of the page. Attributes aren't stored: they are read again for the few elements that need them.
 */
export class Outline {
  /** Nodes of label elements. */
  readonly labels: number[] = [];
  /** Whether there are shadow roots, which have their own IDs. */
  hasShadow = false;
  readonly source: string;
  #count = 0;
  #numbers: Int32Array;
  #tags: Tokenizer | null = null;
  /** The element whose attributes were read last. */
  #read = -1;

  constructor(source: string) {
    this.source = source;
    this.#numbers = spare ?? new Int32Array(firstNodes * size);
    spare = null;
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Adds an element.
   * @param flags what its attributes may mean (attributes.ts).
   * @param element null if it can't have content.
   * @returns its node.
   */
  add(
    { kind: { id }, start, end }: Tag,
    flags: number,
    around: OpenElement,
    element: OpenElement | null,
  ): number {
    const node = this.#add(id, start, end, flags, around.node);
    if (element) element.node = node;
    else this.#numbers[node * size + lastAt] = node;
    if (id === label.id) this.labels.push(node);
    if (id === template.id) this.hasShadow = true;
    return node;
  }

  addText(start: number, end: number, isRaw: boolean): void {
    this.#add(isText, start, end, isRaw ? 1 : 0, isText);
  }

  /** Ends an element; one that isn't part of the page has no node. */
  close({ node, isExplained }: OpenElement): void {
    if (node < 0) return;
    const at = node * size;
    this.#numbers[at + lastAt] = this.#count - 1;
    if (isExplained) this.#numbers[at + flagsAt] = this.#get(node, flagsAt) | explained;
  }

  is(node: number, { id }: Kind): boolean {
    return this.#get(node, kindId) === id;
  }

  isText(node: number): boolean {
    return this.#get(node, kindId) === isText;
  }

  /** Returns the ID of the node's kind; 0 for unregistered names. */
  idOf(node: number): number {
    return this.#get(node, kindId);
  }

  parentOf(node: number): number {
    return this.#get(node, parentAt);
  }

  /** Returns the last node within it; itself if it is empty. */
  lastOf(node: number): number {
    const last = this.#get(node, lastAt);
    return last === isOpen ? this.#count - 1 : last;
  }

  attributeFlagsOf(node: number): number {
    return this.#get(node, flagsAt);
  }

  /** Returns whether a reported repair of the page ended it early. */
  isExplained(node: number): boolean {
    return (this.#get(node, flagsAt) & explained) !== 0;
  }

  /** Returns the source of a text. @returns whether character references in it have no meaning, too. */
  textOf(node: number): { readonly text: string; readonly isRaw: boolean } {
    const text = this.source.slice(this.#get(node, startAt), this.#get(node, endAt));
    return { text, isRaw: this.#get(node, flagsAt) === 1 };
  }

  /** Returns the offsets of its tag in the source. */
  placeOf(node: number): { readonly start: number; readonly end: number } {
    return { start: this.#get(node, startAt), end: this.#get(node, endAt) };
  }

  /** Returns the attributes of an element's tag. The next call overwrites them. */
  attributesOf(node: number): Attributes {
    this.#tags ??= new Tokenizer(this.source, ignoringSink, false);
    if (this.#read !== node) this.#tags.tagAt(this.#get(node, startAt));
    this.#read = node;
    return this.#tags.attributes;
  }

  /** Releases the memory after the last query. */
  release(): void {
    this.#count = 0;
    if (this.#numbers.length <= largestSpare) spare = this.#numbers;
    this.#numbers = new Int32Array(0);
  }

  #add(id: number, start: number, end: number, flags: number, parent: number): number {
    const node = this.#count++;
    const at = node * size;
    if (at + size > this.#numbers.length) this.#grow();
    const numbers = this.#numbers;
    numbers[at] = id;
    numbers[at + startAt] = start;
    numbers[at + endAt] = end;
    numbers[at + lastAt] = id === isText ? node : isOpen;
    numbers[at + parentAt] = parent;
    numbers[at + flagsAt] = flags;
    return node;
  }

  #grow(): void {
    const larger = new Int32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }

  #get(node: number, part: number): number {
    return this.#numbers[node * size + part] ?? isText;
  }
}
