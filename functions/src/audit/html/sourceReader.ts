import type { Cut } from './cut.ts';
import { PageIds } from './pageIds.ts';

/**
 * Of these attributes no rule that is asked for reads more than whether something stands in them. On an `area` addresses
 * are compared. Names of attributes stay, for each may stand only once.
 */
const unread = new Set(
  'href src srcset sizes class title alt content width height datetime cite action integrity nonce d points'.split(
    ' ',
  ),
);

/** Attributes by whose values the rules look for ids. */
const refers = new Set(['for', 'form', 'aria-labelledby']);

/** Before the first tag another grammar holds. */
const prologue = /(?:\s|\uFEFF|<!--[\s\S]*?-->|<!doctype\s[^>]*>|<\?xml.*?\?>\s+)*/iy;

const comment = /<!--([\s\S]*?)-->/y;
const condition = /<!\[(?!CDATA\[)[^\]]*\]>/y;
const tagName = /<\/?([\w:-]+)/y;
const tagGap = /[\t\n\r ]+/y;
const tagEnd = /\/?>/y;
const attributeName = /[^\t\n\f\r "'/<=>]+/y;
const attributeValue = /\s*=\s*(?:'([^']*)'|"([^"]*)"|([^\t\n\f\r "'<>][^\t\n\f\r <>]*))/y;

/** Elements that hold text whatever stands in them, up to their end. */
const rawEnds: Readonly<Record<string, RegExp>> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  textarea: /<\/textarea/gi,
  title: /<\/title/gi,
};

/** Elements, and those with a role, that are told apart by the text of another one, when they are named by it. */
const landmarks = new Set('aside footer form header main nav section'.split(' '));

/**
 * Reads a source, by the validator's own grammar (the lexer of html-validate), for what may be left out of it. What is
 * beyond that grammar stays as it is, as does everything after it.
 */
export class SourceReader {
  readonly cuts: Cut[] = [];
  readonly #source: string;
  readonly #ids = new PageIds();
  #at = 0;
  /** A rule may compare what would be left out. */
  #isCompared = false;

  constructor(source: string) {
    this.#source = source;
  }

  /** False when nothing may be left out. */
  read(): boolean {
    this.#match(prologue);
    while (this.#at < this.#source.length && !this.#isCompared)
      if (!this.#readNext()) return !this.#isCompared;
    for (const cut of this.#ids.unused()) this.cuts.push(cut);
    return !this.#isCompared;
  }

  /** One text, comment or tag; false where the grammar is left. */
  #readNext(): boolean {
    const end = this.#textEnd();
    if (end > this.#at) {
      this.#shorten(this.#at, end, isBlank(this.#source, this.#at, end) ? ' ' : 'x');
      this.#at = end;
      return true;
    }
    if (this.#match(comment) || this.#match(condition)) return true;
    const tag = this.#match(tagName);
    return tag !== null && this.#readTag(tag[0][1] === '/', (tag[1] ?? '').toLowerCase());
  }

  #textEnd(): number {
    let end = this.#source.indexOf('<', this.#at);
    while (end >= 0 && this.#source[end + 1] === ' ') end = this.#source.indexOf('<', end + 1);
    return end < 0 ? this.#source.length : end;
  }

  #readTag(closes: boolean, name: string): boolean {
    let isLandmark = landmarks.has(name);
    let isNamed = false;
    for (;;) {
      this.#match(tagGap);
      const end = this.#match(tagEnd);
      if (end) {
        this.#isCompared ||= isLandmark && isNamed;
        return closes || end[0] === '/>' || this.#readRaw(name);
      }
      const attribute = this.#match(attributeName)?.[0].toLowerCase();
      if (attribute === undefined) return false;
      isLandmark ||= attribute === 'role';
      isNamed ||= attribute === 'aria-labelledby';
      this.#readValue(name, attribute);
    }
  }

  #readValue(element: string, attribute: string): void {
    const value = this.#match(attributeValue);
    if (!value) return;
    const quoted = value[1] ?? value[2];
    const written = quoted ?? value[3] ?? '';
    const end = quoted === undefined ? this.#at : this.#at - 1;
    const start = end - written.length;
    if (attribute === 'id') {
      // The validator looks for an id's labels by a selector that it makes of it.
      this.#isCompared ||= /[",\\]/.test(written);
      this.#ids.add(written, { start, end, to: quoted === undefined ? '""' : '' });
    } else if (refers.has(attribute)) this.#ids.use(written);
    else if (isUnread(element, attribute, written)) this.#shorten(start, end, 'x');
  }

  #readRaw(name: string): boolean {
    const ends = Object.hasOwn(rawEnds, name) ? rawEnds[name] : undefined;
    if (!ends) return true;
    ends.lastIndex = this.#at;
    const end = ends.exec(this.#source)?.index;
    if (end === undefined) return false;
    if (end > this.#at) this.#shorten(this.#at, end, isBlank(this.#source, this.#at, end) ? ' ' : 'x');
    this.#at = end;
    return true;
  }

  #shorten(start: number, end: number, to: string): void {
    this.cuts.push({ start, end, to });
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }
}

function isBlank(source: string, start: number, end: number): boolean {
  visible.lastIndex = start;
  const first = visible.exec(source)?.index;
  return first === undefined || first >= end;
}

const visible = /\S/g;

function isUnread(element: string, attribute: string, value: string): boolean {
  if (value.trim() === '') return false;
  if (attribute === 'style') return !/display|visibility/.test(value);
  return (unread.has(attribute) || attribute.startsWith('data-')) && element !== 'area';
}
