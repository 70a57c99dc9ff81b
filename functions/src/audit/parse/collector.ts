import type { Parser } from 'htmlparser2';
import type { Headers } from '../state/outcome';
import type { AddressBook } from '../urls/addressBook';
import * as elements from './elements';
import type {
  AnchorFact,
  ElementFact,
  HeadingFact,
  ImageFact,
  Location,
  PageFacts,
  ResponseFacts,
  ScriptFact,
  Spot,
} from './facts';
import { Head } from './head';
import * as marked from './marks';
import { Nesting } from './nesting';
import { OpenTexts } from './openTexts';
import { PageLinks } from './pageLinks';
import { PageText } from './pageText';
import { SourceLines } from './sourceLines';
import type { TextFacts } from './textFacts';

/** Elements of one page that are looked at; a page of more is a trap or a list nobody reads. */
const mostOfEach = 5_000;

/**
 * Open elements inside each other; browsers flatten what is deeper than 512. The parser's time grows with the square
 * of the depth, so a page that goes deeper is read no further.
 */
const deepest = 2_000;

/** Takes from the parser what the rules ask for. */
export class Collector implements PageFacts {
  parser: Parser | null = null;
  readonly url: string;
  readonly headers: Headers;
  readonly response: ResponseFacts;
  readonly metas: ReadonlyMap<string, string>;
  readonly metaElements: ElementFact[] = [];
  readonly linkElements: ElementFact[] = [];
  readonly scripts: ScriptFact[] = [];
  readonly forms: ElementFact[] = [];
  readonly frames: (ElementFact & { hidden: boolean })[] = [];
  readonly headings: HeadingFact[] = [];
  readonly anchors: AnchorFact[] = [];
  readonly schemes = new Map<string, AnchorFact[]>();
  readonly images: ImageFact[] = [];
  readonly ids = new Set<string>();
  hasPassword = false;
  elements = 0;
  titles = 0;
  doctype: string | null = null;
  lang: string | null = null;
  base: string;
  title: string | null = null;
  noindex = false;
  searchable = true;
  isWhole: boolean;
  readonly lookUp: PageFacts['lookUp'];
  readonly resolve: PageFacts['resolve'];
  canonical: string | null = null;
  sendsOn = false;
  #hasBase = false;
  #lines: SourceLines;
  /** What stands in the tag that is being read. */
  #marks = 0;
  readonly #nesting = new Nesting();
  readonly #head = new Head();
  readonly #text = new PageText();
  readonly #open = new OpenTexts();
  readonly #links = new PageLinks();
  readonly links = this.#links.all;

  constructor(
    url: string,
    source: string,
    headers: Headers,
    response: ResponseFacts,
    addresses: AddressBook,
  ) {
    this.url = url;
    this.base = url;
    this.#lines = new SourceLines(source);
    this.headers = headers;
    this.response = response;
    this.isWhole = response.whole;
    this.metas = this.#head.metas;
    this.lookUp = (written) => addresses.lookUp(written, this.base);
    this.resolve = (written) => this.lookUp(written).href;
  }

  /** Draws the conclusions from what was read. */
  finish(): void {
    this.title = this.#head.title;
    this.titles = this.#head.titles;
    if (this.headers.link !== undefined) this.#links.addFromHeader(this.headers);
    this.canonical = this.#head.canonical(this.headers, this.resolve);
    this.sendsOn = this.#head.sendsOn;
    this.noindex = this.#head.asksForNoIndex(this.headers);
    const isItself = this.canonical === null || this.canonical === this.url;
    this.searchable = !this.noindex && !this.sendsOn && isItself;
  }

  get hasMoreLinks(): boolean {
    return this.#links.isCut;
  }

  get text(): TextFacts {
    return this.#text.facts(this.#nesting.hasMain);
  }

  release(): void {
    const { metaElements, linkElements, scripts, forms, frames, headings, anchors, images, links } = this;
    for (const list of [metaElements, linkElements, scripts, forms, frames, headings, anchors, images, links])
      if (list.length > 0) list.length = 0;
    for (const known of [this.#head.metas, this.schemes, this.ids]) if (known.size > 0) known.clear();
    this.parser = null;
    this.#text.release();
    this.#lines = new SourceLines('');
  }

  onprocessinginstruction(name: string, data: string): void {
    if (name.toLowerCase() === '!doctype') this.doctype ??= data;
  }

  onattribute(name: string): void {
    this.#marks |= marked.markOf(name);
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    const nesting = this.#nesting;
    const marks = this.#marks;
    this.#marks = 0;
    const element = elements.bitsOf(name);
    const isHidden = (marks & marked.mayHide) !== 0 && marked.hides(attributes);
    const isShadow = (marks & marked.mayBeShadow) !== 0 && marked.opensShadow(attributes);
    nesting.open(name, element, isHidden, isShadow);
    if (nesting.depth > deepest) this.#stop();
    if (nesting.template > 0) return;
    this.elements++;
    if (marks & marked.hasId && attributes.id) this.ids.add(attributes.id);
    this.#text.addSpace(nesting);
    if (element & elements.isRead || marks & (marked.hasRole | marked.mayHoldLinks))
      this.#readElement(name, attributes);
    if (marks & marked.hasLabel) this.#open.addName(attributes['aria-label'] ?? '');
  }

  onclosetag(name: string): void {
    const nesting = this.#nesting;
    nesting.close(name);
    if (nesting.template > 0) return;
    if (name === 'title') this.#head.closeTitle();
    else if (name === 'style') this.#readStyle();
    else this.#open.close(name);
  }

  ontext(text: string): void {
    this.#head.addText(text);
    this.#open.add(text);
    this.#text.add(text, this.#nesting);
  }

  locate(spot: Spot): Location {
    return this.#lines.locate(spot);
  }

  #stop(): void {
    this.isWhole = false;
    this.parser?.pause();
  }

  #readElement(name: string, attributes: Record<string, string>): void {
    switch (name) {
      case 'html':
        this.lang ??= attributes.lang ?? null;
        break;
      case 'style':
        this.#open.style = { start: this.#start, end: this.#end, text: '' };
        break;
      case 'base':
        this.#readBase(attributes);
        return;
      case 'title':
        if (this.#nesting.foreign === 0) this.#head.openTitle();
        return;
      case 'meta':
        this.#readMeta(attributes);
        break;
      case 'link':
        this.linkElements.push(this.#element(attributes));
        this.#head.readCanonical(attributes, this.#nesting.inHead);
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
    const spot = { start: this.#start, end: this.#end };
    this.#links.addFrom(name, attributes, spot, this.#nesting.picture > 0);
  }

  #readStyle(): void {
    const style = this.#open.closeStyle();
    if (style) this.#links.addFromStyle(style);
  }

  #readBase(attributes: Record<string, string>): void {
    if (this.#hasBase || attributes.href === undefined) return;
    this.#hasBase = true;
    this.base = this.resolve(attributes.href.trim()) ?? this.url;
  }

  #readMeta(attributes: Record<string, string>): void {
    // With scripts on, which is nearly everyone, what is in noscript does nothing.
    const counts = this.#nesting.noscript === 0;
    if (counts && this.metaElements.length < mostOfEach) this.metaElements.push(this.#element(attributes));
    this.#head.readMeta(attributes, counts);
  }

  #readAnchor(attributes: Record<string, string>): void {
    if (attributes.name) this.ids.add(attributes.name);
    if (this.#nesting.foreign > 0 || this.anchors.length >= mostOfEach) return;
    const { href } = attributes;
    const anchor = {
      start: this.#start,
      end: this.#end,
      href,
      written: href?.trim() ?? '',
      attributes,
      text: '',
    };
    this.#open.anchor = anchor;
    this.anchors.push(anchor);
    const scheme = marked.schemeOf(anchor.written);
    if (scheme === null) return;
    const sharers = this.schemes.get(scheme);
    if (sharers) sharers.push(anchor);
    else this.schemes.set(scheme, [anchor]);
  }

  #readImage(attributes: Record<string, string>): void {
    const alt = attributes.alt ?? '';
    this.#open.addName(alt);
    // With scripts on, which is nearly everyone, what is in noscript is never shown.
    if (this.#nesting.noscript > 0 || this.images.length >= mostOfEach) return;
    const hidden = this.#nesting.isHidden || attributes['aria-hidden'] === 'true';
    const hasSources = this.#nesting.picture > 0;
    this.images.push({
      start: this.#start,
      end: this.#end,
      src: attributes.src ?? '',
      attributes,
      hidden,
      hasSources,
    });
  }

  #readScript(attributes: Record<string, string>): void {
    const isData = attributes.type?.trim().toLowerCase() === 'application/ld+json';
    const script = { ...this.#element(attributes), data: isData ? '' : null };
    this.#open.script = script;
    if (this.scripts.length < mostOfEach) this.scripts.push(script);
  }

  #readHeading(name: string, attributes: Record<string, string>): void {
    const level = marked.headingLevel(name, attributes);
    if (level === 0 || this.headings.length >= mostOfEach) return;
    const heading = { start: this.#start, end: this.#end, level, hidden: this.#nesting.isHidden, text: '' };
    this.headings.push(heading);
    // Only an h1–h6 is closed again by name; a role's text is not collected beyond its first piece.
    this.#open.heading = heading;
  }

  #element(attributes: Record<string, string>): ElementFact {
    return { start: this.#start, end: this.#end, attributes, inHead: this.#nesting.inHead };
  }

  /** Where the tag that is being read begins. */
  get #start(): number {
    return this.parser?.startIndex ?? 0;
  }

  /** The first place after it. */
  get #end(): number {
    return (this.parser?.endIndex ?? 0) + 1;
  }
}
