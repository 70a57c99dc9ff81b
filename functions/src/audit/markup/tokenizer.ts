import { Attributes } from './attributes';
import { type Kind, kindAt, kindOf, nextHash } from './kinds';

/** Receives the tokens of a source in order. */
export interface TokenSink {
  /** @param isRaw whether `&` has no meaning in it. */
  text(start: number, end: number, isRaw: boolean): void;
  startTag(kind: Kind, closesItself: boolean): void;
  endTag(kind: Kind): void;
  /** @param text such as `!doctype html`. */
  doctype(text: string): void;
  /** Whether the position is in SVG or MathML, where other rules define what is text. */
  readonly isForeign: boolean;
}

/** Elements whose content is text, whatever it looks like. */
const rawTexts = new Set('script style xmp iframe noembed noframes plaintext'.split(' ').map(kindOf));
/** The same, except for character references. */
const referenceTexts = new Set('textarea title'.split(' ').map(kindOf));
const plaintext = kindOf('plaintext');

const isSpace = (code: number) => code === 32 || (code <= 13 && code >= 9 && code !== 11);
const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;
const [slash, close, equals] = [47, 62, 61];

/** Splits a source into texts and tags (HTML standard, 13.2.5). Reads names without copying them. */
export class Tokenizer {
  /** Start offset of the current tag. */
  start = 0;
  end = 0;
  readonly attributes: Attributes;
  readonly #source: string;
  readonly #sink: TokenSink;
  readonly #isXml: boolean;
  #isStopped = false;
  /** Whether the tag ends with a slash that isn't part of a value. */
  #closesItself = false;

  /** @param isXml whether a self-closing tag has no text. */
  constructor(source: string, sink: TokenSink, isXml: boolean) {
    this.#isXml = isXml;
    this.#source = source;
    this.#sink = sink;
    this.attributes = new Attributes(source);
  }

  /** Stops after the current tag. */
  stop(): void {
    this.#isStopped = true;
  }

  run(): void {
    const source = this.#source;
    let at = 0;
    while (at < source.length && !this.#isStopped) {
      const tag = this.#nextTag(at);
      if (tag > at) this.#sink.text(at, tag, false);
      if (tag >= source.length) return;
      at = this.#readMarkup(tag);
    }
  }

  /** Reads only the start tag at an offset. The next call overwrites the attributes. */
  tagAt(start: number): Attributes {
    this.#readTag(start, start + 1);
    return this.attributes;
  }

  /** Returns the offset of the next `<` that begins something, or else of the end. */
  #nextTag(from: number): number {
    const source = this.#source;
    let at = source.indexOf('<', from);
    while (at >= 0) {
      const code = source.charCodeAt(at + 1);
      if (isLetter(code) || code === slash || code === 33 || code === 63) return at;
      at = source.indexOf('<', at + 1);
    }
    return source.length;
  }

  /** Returns the offset after it. */
  #readMarkup(start: number): number {
    const source = this.#source;
    const code = source.charCodeAt(start + 1);
    if (isLetter(code)) return this.#readTag(start, start + 1);
    if (code === slash) {
      if (isLetter(source.charCodeAt(start + 2))) return this.#readTag(start, start + 2);
      if (start + 2 >= source.length) this.#sink.text(start, source.length, true);
      return this.#after('>', start + 2);
    }
    if (source.startsWith('<!--', start)) return this.#afterComment(start + 4);
    if (this.#sink.isForeign && source.startsWith('<![CDATA[', start)) {
      const end = source.indexOf(']]>', start);
      this.#sink.text(start + 9, end < 0 ? source.length : end, true);
      return end < 0 ? source.length : end + 3;
    }
    const end = this.#after('>', start);
    if (/^<!doctype/i.test(source.slice(start, start + 9)))
      this.#sink.doctype(source.slice(start + 1, end - 1));
    return end;
  }

  #afterComment(from: number): number {
    const source = this.#source;
    if (source.startsWith('>', from)) return from + 1;
    if (source.startsWith('->', from)) return from + 2;
    commentEnd.lastIndex = from;
    return commentEnd.test(source) ? commentEnd.lastIndex : source.length;
  }

  #after(mark: string, from: number): number {
    const end = this.#source.indexOf(mark, from);
    return end < 0 ? this.#source.length : end + 1;
  }

  #readTag(start: number, from: number): number {
    const source = this.#source;
    let at = from;
    let hash = 0;
    let isSmall = true;
    for (; at < source.length; at++) {
      const code = source.charCodeAt(at);
      if (code === close || code === slash || isSpace(code)) break;
      if (code >= 65 && code <= 90) isSmall = false;
      hash = nextHash(hash, code);
    }
    const kind = kindAt(source, from, at, hash, isSmall);
    this.attributes.clear();
    this.#closesItself = false;
    if (source.charCodeAt(at) !== close) at = this.#readAttributes(at);
    // A tag without an end isn't a tag.
    if (at >= source.length) return at;
    this.start = start;
    this.end = at + 1;
    if (from === start + 2) {
      this.#sink.endTag(kind);
      return at + 1;
    }
    const isTagOnly = this.#sink.isForeign || (this.#isXml && this.#closesItself);
    this.#sink.startTag(kind, this.#closesItself);
    return isTagOnly || this.#isStopped ? at + 1 : this.#readRaw(kind, at + 1);
  }

  /** Returns the offset of the tag's end. */
  #readAttributes(from: number): number {
    const source = this.#source;
    const { length } = source;
    let at = from;
    for (;;) {
      let code = source.charCodeAt(at);
      this.#closesItself = false;
      while (isSpace(code) || code === slash) {
        this.#closesItself = code === slash;
        code = source.charCodeAt(++at);
      }
      if (code === close || at >= length) return at;
      const start = at;
      let hash = 0;
      let isSmall = true;
      do {
        if (code >= 65 && code <= 90) isSmall = false;
        hash = nextHash(hash, code);
        code = source.charCodeAt(++at);
      } while (at < length && code !== equals && code !== close && code !== slash && !isSpace(code));
      this.attributes.addName(start, at, hash, isSmall);
      while (isSpace(code)) code = source.charCodeAt(++at);
      if (code === equals) at = this.#readValue(at + 1);
    }
  }

  #readValue(from: number): number {
    const source = this.#source;
    let at = from;
    let code = source.charCodeAt(at);
    while (isSpace(code)) code = source.charCodeAt(++at);
    if (code === 34 || code === 39) {
      const end = source.indexOf(code === 34 ? '"' : "'", at + 1);
      if (end < 0) return source.length;
      this.attributes.setValue(at + 1, end);
      return end + 1;
    }
    const start = at;
    while (at < source.length && code !== close && !isSpace(code)) code = source.charCodeAt(++at);
    this.attributes.setValue(start, at);
    return at;
  }

  /** Reads the text of an element that can contain nothing else. Returns the offset of its end tag. */
  #readRaw(kind: Kind, from: number): number {
    const isRaw = rawTexts.has(kind);
    if (!isRaw && !referenceTexts.has(kind)) return from;
    if (this.#sink.isForeign) return from;
    const end = kind === plaintext ? this.#source.length : this.#rawEnd(kind.name, from);
    if (end > from) this.#sink.text(from, end, isRaw);
    return end;
  }

  #rawEnd(name: string, from: number): number {
    const source = this.#source;
    for (let at = source.indexOf('</', from); at >= 0; at = source.indexOf('</', at + 2)) {
      const after = source.charCodeAt(at + 2 + name.length);
      const isEnd = after === close || after === slash || isSpace(after);
      if (isEnd && source.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
    }
    return source.length;
  }
}

const commentEnd = /--!?>/g;
