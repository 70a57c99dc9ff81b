import { Parser } from 'htmlparser2';
import type { Headers } from '../outcome';
import { resolveUrl } from '../url';
import type { AnchorFact, HeadingFact, ImageFact, LinkFact, Location, PageFacts, Spot } from './facts';
import { fromStyle, linksOf, refreshOf } from './linksOf';
import { collapse, cut, ownCopy } from './text';

/** Elements of one page that are looked at; a page of more is a trap or a list nobody reads. */
const mostOfEach = 5_000;
const longestText = 200;

/** Elements without an end, which therefore can't be open around others. */
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Open elements inside each other; browsers flatten what is deeper than 512. The parser's time grows with the square
 * of the depth, so a page that goes deeper is read no further.
 */
const deepest = 2_000;

/** Content that is not the document's: drawings have titles of their own, templates are not shown. */
const foreign = new Set(['svg', 'math']);

/** Reads a page's source once and keeps what the rules ask for. */
export function parsePage(url: string, source: string, headers: Headers): PageFacts {
  const collector = new Collector(url, source, headers);
  const parser = new Parser(collector, { decodeEntities: true });
  collector.parser = parser;
  parser.end(source);
  return collector;
}

class Collector implements PageFacts {
  parser: Parser | null = null;
  readonly url: string;
  readonly headers: Headers;
  readonly metas = new Map<string, string>();
  readonly headings: HeadingFact[] = [];
  readonly anchors: AnchorFact[] = [];
  readonly images: ImageFact[] = [];
  readonly links: LinkFact[] = [];
  lang: string | null = null;
  base: string;
  canonical: string | null = null;
  sendsOn = false;
  #title: string | null = null;
  #inTitle = false;
  /** The text of the style element that is open. */
  #style: { readonly spot: Spot; text: string } | null = null;
  #source: string;
  #hasBase = false;
  #depth = 0;
  #foreignDepth = 0;
  #templateDepth = 0;
  #noscriptDepth = 0;
  /** How many open elements there are since (and with) one that is hidden; 0 outside. */
  #hiddenDepth = 0;
  #anchor: AnchorFact | null = null;
  #heading: HeadingFact | null = null;
  #lineStarts: number[] | null = null;

  constructor(url: string, source: string, headers: Headers) {
    this.url = url;
    this.base = url;
    this.#source = source;
    this.headers = headers;
  }

  get title(): string | null {
    return this.#title === null ? null : collapse(this.#title);
  }

  get noindex(): boolean {
    const directives = [this.metas.get('robots'), this.metas.get('plumbline'), this.headers['x-robots-tag']];
    return directives.flat().some((text) => text !== undefined && asksForNoIndex(text));
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    if (!voids.has(name) && ++this.#depth > deepest) this.parser?.pause();
    if (this.#hiddenDepth > 0) {
      if (!voids.has(name)) this.#hiddenDepth++;
    } else if (attributes['aria-hidden'] === 'true' && !voids.has(name)) this.#hiddenDepth = 1;
    if (name === 'template') this.#templateDepth++;
    if (this.#templateDepth > 0) return;
    if (foreign.has(name)) this.#foreignDepth++;
    if (name === 'noscript') this.#noscriptDepth++;
    this.#readElement(name, attributes);
  }

  onclosetag(name: string): void {
    if (!voids.has(name)) this.#depth--;
    if (this.#hiddenDepth > 0 && !voids.has(name)) this.#hiddenDepth--;
    if (name === 'template') this.#templateDepth = Math.max(0, this.#templateDepth - 1);
    if (this.#templateDepth > 0) return;
    if (foreign.has(name)) this.#foreignDepth = Math.max(0, this.#foreignDepth - 1);
    if (name === 'noscript') this.#noscriptDepth = Math.max(0, this.#noscriptDepth - 1);
    if (name === 'title') this.#inTitle = false;
    else if (name === 'style') this.#readStyle();
    else if (name === 'a') this.#anchor = null;
    else if (name.length === 2 && name[0] === 'h') this.#heading = null;
  }

  ontext(text: string): void {
    if (this.#inTitle) this.#title = (this.#title ?? '') + text;
    if (this.#style) this.#style.text += text;
    if (this.#anchor && this.#anchor.text.length < longestText) this.#anchor.text += text;
    if (this.#heading && this.#heading.text.length < longestText) this.#heading.text += text;
  }

  locate(spot: Spot): Location {
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= spot.start) low = middle;
      else high = middle - 1;
    }
    const snippet = ownCopy(
      cut(this.#source.slice(spot.start, Math.min(spot.end, spot.start + 400)), longestText),
    );
    return { line: low + 1, column: spot.start - (starts[low] ?? 0) + 1, snippet };
  }

  #readElement(name: string, attributes: Record<string, string>): void {
    switch (name) {
      case 'html':
        this.lang ??= attributes.lang ?? null;
        break;
      case 'style':
        this.#style = { spot: this.#spot(), text: '' };
        break;
      case 'base':
        this.#readBase(attributes);
        break;
      case 'title':
        this.#inTitle = this.#foreignDepth === 0 && this.#title === null;
        if (this.#inTitle) this.#title = '';
        break;
      case 'meta':
        this.#readMeta(attributes);
        break;
      case 'link':
        if (/(^|\s)canonical(\s|$)/i.test(attributes.rel ?? '') && attributes.href)
          this.canonical ??= resolveUrl(attributes.href.trim(), this.base) ?? null;
        break;
      case 'a':
        this.#readAnchor(attributes);
        break;
      case 'img':
        this.#readImage(attributes);
        break;
      default:
        this.#readHeading(name, attributes);
    }
    if (this.links.length >= mostOfEach) return;
    const rel = attributes.rel ?? '';
    for (const link of linksOf(name, attributes))
      this.links.push({ ...this.#spot(), element: name, rel, ...link });
  }

  #readStyle(): void {
    const style = this.#style;
    this.#style = null;
    if (!style || this.links.length >= mostOfEach) return;
    for (const link of fromStyle(style.text, ''))
      this.links.push({ ...style.spot, element: 'style', rel: '', ...link });
  }

  #readBase(attributes: Record<string, string>): void {
    if (this.#hasBase || attributes.href === undefined) return;
    this.#hasBase = true;
    this.base = resolveUrl(attributes.href.trim(), this.url) ?? this.url;
  }

  #readMeta(attributes: Record<string, string>): void {
    const name = (attributes.name ?? attributes.property)?.trim().toLowerCase();
    if (name && attributes.content !== undefined && !this.metas.has(name))
      this.metas.set(name, attributes.content);
    const refresh = this.#noscriptDepth === 0 ? refreshOf(attributes) : null;
    if (refresh?.url && refresh.seconds === 0) this.sendsOn = true;
  }

  #readAnchor(attributes: Record<string, string>): void {
    if (this.#foreignDepth > 0 || this.anchors.length >= mostOfEach) return;
    this.#anchor = { ...this.#spot(), href: attributes.href, attributes, text: '' };
    this.anchors.push(this.#anchor);
  }

  #readImage(attributes: Record<string, string>): void {
    const alt = attributes.alt ?? '';
    if (this.#anchor) this.#anchor.text += alt;
    if (this.#heading) this.#heading.text += alt;
    // With scripts on, which is nearly everyone, what is in noscript is never shown.
    if (this.#noscriptDepth > 0 || this.images.length >= mostOfEach) return;
    const hidden = this.#hiddenDepth > 0 || attributes['aria-hidden'] === 'true';
    this.images.push({ ...this.#spot(), src: attributes.src ?? '', attributes, hidden });
  }

  #readHeading(name: string, attributes: Record<string, string>): void {
    const level = headingLevel(name, attributes);
    if (level === 0 || this.headings.length >= mostOfEach) return;
    const heading = { ...this.#spot(), level, text: attributes['aria-label'] ?? '' };
    this.headings.push(heading);
    // Only an h1–h6 is closed again by name; a role's text is not collected beyond its first piece.
    this.#heading = heading;
  }

  #spot(): Spot {
    return { start: this.parser?.startIndex ?? 0, end: (this.parser?.endIndex ?? 0) + 1 };
  }

  #starts(): number[] {
    if (this.#lineStarts) return this.#lineStarts;
    const starts = [0];
    for (let at = this.#source.indexOf('\n'); at >= 0; at = this.#source.indexOf('\n', at + 1))
      starts.push(at + 1);
    this.#lineStarts = starts;
    return starts;
  }
}

function headingLevel(name: string, attributes: Record<string, string>): number {
  if (attributes.role === 'heading') return Number(attributes['aria-level'] ?? 2) || 2;
  if (name.length !== 2 || name[0] !== 'h') return 0;
  const level = name.charCodeAt(1) - 48;
  return level >= 1 && level <= 6 ? level : 0;
}

/** `noindex` or `none`, for every crawler or with no crawler named (X-Robots-Tag may name one). */
function asksForNoIndex(text: string): boolean {
  return text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .some((word) => word === 'noindex' || word === 'none');
}
