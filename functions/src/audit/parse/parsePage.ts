import { Parser } from 'htmlparser2';
import type { Headers } from '../outcome';
import { resolveUrl } from '../url';
import type {
  AnchorFact,
  ElementFact,
  HeadingFact,
  ImageFact,
  LinkFact,
  Location,
  PageFacts,
  ResponseFacts,
  ScriptFact,
  Spot,
} from './facts';
import { fromStyle, linksOf, refreshOf } from './linksOf';
import { Nesting } from './nesting';
import { asksForNoIndex } from './robotsWords';
import { lineStartsOf, locate } from './sourceLines';
import { collapse } from './text';
import { asCode, readText, type TextFacts } from './textFacts';

/** Elements of one page that are looked at; a page of more is a trap or a list nobody reads. */
const mostOfEach = 5_000;
const longestText = 200;
const longestData = 100_000;
const longestContent = 500_000;

/**
 * Open elements inside each other; browsers flatten what is deeper than 512. The parser's time grows with the square
 * of the depth, so a page that goes deeper is read no further.
 */
const deepest = 2_000;

const unmeasured: ResponseFacts = { bytes: 0, size: 0, firstByteMs: null };

/** Reads a page's source once and keeps what the rules ask for. */
export function parsePage(
  url: string,
  source: string,
  headers: Headers,
  response: Partial<ResponseFacts> = {},
): PageFacts {
  const collector = new Collector(url, source, headers, { ...unmeasured, ...response });
  const parser = new Parser(collector, { decodeEntities: true });
  collector.parser = parser;
  parser.end(source);
  return collector;
}

class Collector implements PageFacts {
  parser: Parser | null = null;
  readonly url: string;
  readonly headers: Headers;
  readonly response: ResponseFacts;
  readonly metas = new Map<string, string>();
  readonly metaElements: ElementFact[] = [];
  readonly linkElements: ElementFact[] = [];
  readonly scripts: ScriptFact[] = [];
  readonly forms: ElementFact[] = [];
  readonly frames: (ElementFact & { hidden: boolean })[] = [];
  readonly headings: HeadingFact[] = [];
  readonly anchors: AnchorFact[] = [];
  readonly images: ImageFact[] = [];
  readonly links: LinkFact[] = [];
  readonly ids = new Set<string>();
  hasPassword = false;
  elements = 0;
  titles = 0;
  doctype: string | null = null;
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
  #anchor: AnchorFact | null = null;
  #heading: HeadingFact | null = null;
  #script: ScriptFact | null = null;
  #lineStarts: number[] | null = null;
  #bodyText = '';
  #mainText = '';
  #text: TextFacts | null = null;
  readonly #nesting = new Nesting();

  constructor(url: string, source: string, headers: Headers, response: ResponseFacts) {
    this.url = url;
    this.base = url;
    this.#source = source;
    this.headers = headers;
    this.response = response;
  }

  get title(): string | null {
    return this.#title === null ? null : collapse(this.#title);
  }

  get noindex(): boolean {
    const directives = [this.metas.get('robots'), this.metas.get('plumbline'), this.headers['x-robots-tag']];
    return directives.flat().some((text) => text !== undefined && asksForNoIndex(text));
  }

  get searchable(): boolean {
    return !this.noindex && !this.sendsOn && (this.canonical === null || this.canonical === this.url);
  }

  get text(): TextFacts {
    this.#text ??= readText(this.#nesting.hasMain ? this.#mainText : this.#bodyText);
    return this.#text;
  }

  onprocessinginstruction(name: string, data: string): void {
    if (name.toLowerCase() === '!doctype') this.doctype ??= data;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    const nesting = this.#nesting;
    nesting.open(name, attributes);
    if (nesting.depth > deepest) this.parser?.pause();
    if (nesting.template > 0) return;
    this.elements++;
    if (attributes.id) this.ids.add(attributes.id);
    if (nesting.isContent) this.#addText(' ');
    const label = attributes['aria-label'];
    this.#readElement(name, attributes);
    if (label) this.#addLabel(label);
  }

  /** A name for assistive technology is read in the place of the text. */
  #addLabel(label: string): void {
    if (this.#heading) this.#heading.text += label;
    if (this.#anchor) this.#anchor.text += label;
  }

  onclosetag(name: string): void {
    const nesting = this.#nesting;
    nesting.close(name);
    if (nesting.template > 0) return;
    if (name === 'title') this.#inTitle = false;
    else if (name === 'style') this.#readStyle();
    else if (name === 'a') this.#anchor = null;
    else if (name === 'script') this.#script = null;
    else if (name.length === 2 && name[0] === 'h') this.#heading = null;
  }

  ontext(text: string): void {
    if (this.#inTitle) this.#title = (this.#title ?? '') + text;
    if (this.#style) this.#style.text += text;
    if (this.#anchor && this.#anchor.text.length < longestText) this.#anchor.text += text;
    if (this.#heading && this.#heading.text.length < longestText) this.#heading.text += text;
    if (this.#script?.data != null && this.#script.data.length < longestData) this.#script.data += text;
    if (this.#nesting.isContent) this.#addText(this.#nesting.code > 0 ? asCode(text) : text);
  }

  locate(spot: Spot): Location {
    this.#lineStarts ??= lineStartsOf(this.#source);
    return locate(this.#source, this.#lineStarts, spot);
  }

  #addText(text: string): void {
    if (this.#nesting.main > 0) {
      if (this.#mainText.length < longestContent) this.#mainText += text;
    } else if (!this.#nesting.hasMain && this.#bodyText.length < longestContent) this.#bodyText += text;
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
        return;
      case 'title':
        this.#readTitle();
        return;
      case 'meta':
        this.#readMeta(attributes);
        break;
      case 'link':
        this.linkElements.push(this.#element(attributes));
        if (/(^|\s)canonical(\s|$)/i.test(attributes.rel ?? '') && attributes.href)
          this.canonical ??= resolveUrl(attributes.href.trim(), this.base) ?? null;
        break;
      case 'a':
        this.#readAnchor(attributes);
        break;
      case 'img':
        this.#readImage(attributes);
        break;
      case 'script':
        this.#readScript(attributes);
        break;
      case 'form':
        this.forms.push(this.#element(attributes));
        break;
      case 'iframe':
        // With scripts on, which is nearly everyone, what is in noscript is never shown.
        if (this.#nesting.noscript === 0)
          this.frames.push({ ...this.#element(attributes), hidden: this.#nesting.isHidden });
        break;
      case 'input':
        if (attributes.type?.toLowerCase() === 'password') this.hasPassword = true;
        break;
      default:
        this.#readHeading(name, attributes);
    }
    if (this.links.length < mostOfEach) this.#readLinks(name, attributes);
  }

  #readLinks(name: string, attributes: Record<string, string>): void {
    const rel = attributes.rel ?? '';
    // The last resort of a picture is not what most browsers show.
    const element = name === 'img' && this.#nesting.picture > 0 ? 'picture' : name;
    for (const link of linksOf(name, attributes)) this.links.push({ ...this.#spot(), element, rel, ...link });
  }

  #readTitle(): void {
    if (this.#nesting.foreign > 0) return;
    this.titles++;
    this.#inTitle = this.#title === null;
    if (this.#inTitle) this.#title = '';
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
    // With scripts on, which is nearly everyone, what is in noscript does nothing.
    if (this.#nesting.noscript === 0 && this.metaElements.length < mostOfEach)
      this.metaElements.push(this.#element(attributes));
    const name = (attributes.name ?? attributes.property)?.trim().toLowerCase();
    if (name && attributes.content !== undefined && !this.metas.has(name))
      this.metas.set(name, attributes.content);
    const refresh = this.#nesting.noscript === 0 ? refreshOf(attributes) : null;
    if (refresh?.url && refresh.seconds === 0) this.sendsOn = true;
  }

  #readAnchor(attributes: Record<string, string>): void {
    if (attributes.name) this.ids.add(attributes.name);
    if (this.#nesting.foreign > 0 || this.anchors.length >= mostOfEach) return;
    const { start, end } = this.#spot();
    this.#anchor = { start, end, href: attributes.href, attributes, text: '' };
    this.anchors.push(this.#anchor);
  }

  #readImage(attributes: Record<string, string>): void {
    const alt = attributes.alt ?? '';
    if (this.#anchor) this.#anchor.text += alt;
    if (this.#heading) this.#heading.text += alt;
    // With scripts on, which is nearly everyone, what is in noscript is never shown.
    if (this.#nesting.noscript > 0 || this.images.length >= mostOfEach) return;
    const hidden = this.#nesting.isHidden || attributes['aria-hidden'] === 'true';
    const hasSources = this.#nesting.picture > 0;
    this.images.push({ ...this.#spot(), src: attributes.src ?? '', attributes, hidden, hasSources });
  }

  #readScript(attributes: Record<string, string>): void {
    const isData = attributes.type?.trim().toLowerCase() === 'application/ld+json';
    this.#script = { ...this.#element(attributes), data: isData ? '' : null };
    if (this.scripts.length < mostOfEach) this.scripts.push(this.#script);
  }

  #readHeading(name: string, attributes: Record<string, string>): void {
    const level = headingLevel(name, attributes);
    if (level === 0 || this.headings.length >= mostOfEach) return;
    const heading = { ...this.#spot(), level, hidden: this.#nesting.isHidden, text: '' };
    this.headings.push(heading);
    // Only an h1–h6 is closed again by name; a role's text is not collected beyond its first piece.
    this.#heading = heading;
  }

  #element(attributes: Record<string, string>): ElementFact {
    const { start, end } = this.#spot();
    return { start, end, attributes, inHead: this.#nesting.inHead };
  }

  #spot(): Spot {
    return { start: this.parser?.startIndex ?? 0, end: (this.parser?.endIndex ?? 0) + 1 };
  }
}

function headingLevel(name: string, attributes: Record<string, string>): number {
  if (attributes.role === 'heading') return Number(attributes['aria-level'] ?? 2) || 2;
  if (name.length !== 2 || name[0] !== 'h') return 0;
  const level = name.charCodeAt(1) - 48;
  return level >= 1 && level <= 6 ? level : 0;
}
