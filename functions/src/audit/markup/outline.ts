import type { Attributes } from './attributes';
import { type Kind, kindOf } from './kinds';
import type { OpenElement } from './openElement';
import type { Tag } from './tag';
import { Tokenizer, type TokenSink } from './tokenizer';

// What is stored of each node, as offsets from its first number.
const [kindId, startAt, endAt, lastAt, parentAt, marksAt, size] = [0, 1, 2, 3, 4, 5, 6] as const;
const isText = -1;
const isOpen = -1;
/** Above all bits of marks. */
const explained = 1 << 20;
const firstNodes = 1_024;

const label = kindOf('label');
const template = kindOf('template');

/** Nothing follows a tag that is read again: as in a drawing, no text belongs to it. */
const nobody: TokenSink = {
  isForeign: true,
  text: () => undefined,
  startTag: () => undefined,
  endTag: () => undefined,
  doctype: () => undefined,
};

/** Freed memory of the last page: most pages need as much, and allocating it anew for each one costs more than filling it. */
let spare: Int32Array | null = null;
/** More than this is not kept for the next page. */
const largestSpare = 100_000 * size;

/**
 * The elements and texts of one page in source order, as numbers. Questions about an element that depend on other parts of
 * the page are answered from it when the page has been read. Attributes aren't kept: they are read again for the few
 * elements that a question is about.
 */
export class Outline {
  /** Nodes of label elements. */
  readonly labels: number[] = [];
  /** There are shadow roots, whose ids are their own. */
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
   * @param marks what its attributes may mean (marks.ts).
   * @param element null when it can't hold anything.
   * @returns its node.
   */
  add(
    { kind: { id }, start, end }: Tag,
    marks: number,
    around: OpenElement,
    element: OpenElement | null,
  ): number {
    const node = this.#add(id, start, end, marks, around.node);
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
    if (isExplained) this.#numbers[at + marksAt] = this.#get(node, marksAt) | explained;
  }

  is(node: number, { id }: Kind): boolean {
    return this.#get(node, kindId) === id;
  }

  isText(node: number): boolean {
    return this.#get(node, kindId) === isText;
  }

  /** The place of the node's kind in tables; 0 for elements whose name nobody registered. */
  idOf(node: number): number {
    return this.#get(node, kindId);
  }

  parentOf(node: number): number {
    return this.#get(node, parentAt);
  }

  /** The last node within it; itself when it is empty. */
  lastOf(node: number): number {
    const last = this.#get(node, lastAt);
    return last === isOpen ? this.#count - 1 : last;
  }

  marksOf(node: number): number {
    return this.#get(node, marksAt);
  }

  /** A repair of the page that has been reported ended it early. */
  isExplained(node: number): boolean {
    return (this.#get(node, marksAt) & explained) !== 0;
  }

  /** The source of a text. @returns whether character references in it mean nothing, too. */
  textOf(node: number): { readonly text: string; readonly isRaw: boolean } {
    const text = this.source.slice(this.#get(node, startAt), this.#get(node, endAt));
    return { text, isRaw: this.#get(node, marksAt) === 1 };
  }

  /** Where its tag is in the source, as offsets. */
  placeOf(node: number): { readonly start: number; readonly end: number } {
    return { start: this.#get(node, startAt), end: this.#get(node, endAt) };
  }

  /** The attributes of an element's tag. The next call overwrites them. */
  attributesOf(node: number): Attributes {
    this.#tags ??= new Tokenizer(this.source, nobody, false);
    if (this.#read !== node) this.#tags.tagAt(this.#get(node, startAt));
    this.#read = node;
    return this.#tags.attributes;
  }

  /** Returns the memory when the last question has been answered. */
  release(): void {
    this.#count = 0;
    if (this.#numbers.length <= largestSpare) spare = this.#numbers;
    this.#numbers = new Int32Array(0);
  }

  #add(id: number, start: number, end: number, marks: number, parent: number): number {
    const node = this.#count++;
    const at = node * size;
    if (at + size > this.#numbers.length) this.#grow();
    const numbers = this.#numbers;
    numbers[at] = id;
    numbers[at + startAt] = start;
    numbers[at + endAt] = end;
    numbers[at + lastAt] = id === isText ? node : isOpen;
    numbers[at + parentAt] = parent;
    numbers[at + marksAt] = marks;
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
