import type { Headers } from '../facts/outcome';
import type { HtmlProblem } from '../html/problem';
import type { UrlCache } from '../urls/urlCache';
import { schemeOf } from './elementFlags';
import type {
  AnchorFact,
  ElementFact,
  FormFact,
  FrameFact,
  HeadingFact,
  ImageFact,
  LinkFact,
  Location,
  PageFacts,
  ResponseFacts,
  ScriptFact,
  Spot,
} from './facts';
import { Head } from './head';
import { PageLinks } from './pageLinks';
import { PageText } from './pageText';
import { isInstantRedirect, refreshIn } from './refresh';
import { SourceLines } from './source';
import type { TextFacts } from './textFacts';

/** Collects the facts of one page, and derives others from them. */
export class CollectedFacts implements PageFacts {
  readonly url: string;
  readonly headers: Headers;
  readonly response: ResponseFacts;
  readonly head = new Head();
  readonly words = new PageText();
  readonly found = new PageLinks();
  readonly metas: ReadonlyMap<string, string> = this.head.metas;
  readonly links: LinkFact[] = this.found.all;
  readonly metaElements: ElementFact[] = [];
  readonly linkElements: ElementFact[] = [];
  readonly scripts: ScriptFact[] = [];
  readonly pageForms = new PageForms();
  readonly forms = this.pageForms.all;
  readonly frames: FrameFact[] = [];
  readonly headings: HeadingFact[] = [];
  readonly anchors: AnchorFact[] = [];
  readonly schemes = new Map<string, AnchorFact[]>();
  readonly images: ImageFact[] = [];
  readonly ids = new Set<string>();
  hasMain = false;
  elements = 0;
  customElements = 0;
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
  readonly bytesUpTo: PageFacts['bytesUpTo'];
  canonical: string | null = null;
  hasInstantRedirect = false;
  problems: readonly HtmlProblem[] | null = null;
  #lines: SourceLines;

  constructor(url: string, source: string, headers: Headers, response: ResponseFacts, urls: UrlCache) {
    this.url = url;
    this.base = url;
    this.#lines = new SourceLines(source);
    this.headers = headers;
    this.response = response;
    this.isWhole = response.whole;
    this.lookUp = (written) => urls.lookUp(written, this.base);
    this.resolve = (written) => this.lookUp(written).href;
    this.bytesUpTo = (offset) => this.#lines.bytesUpTo(offset);
  }

  addAnchor(anchor: AnchorFact): void {
    this.anchors.push(anchor);
    const scheme = schemeOf(anchor.written);
    if (scheme === null) return;
    const known = this.schemes.get(scheme);
    if (known) known.push(anchor);
    else this.schemes.set(scheme, [anchor]);
  }

  addId(id: string | undefined): void {
    if (id) this.ids.add(id);
  }

  /** Derives facts once the source has been read. */
  conclude(): void {
    const { head, headers } = this;
    this.pageForms.conclude();
    this.title = head.title;
    this.titles = head.titles;
    for (const script of this.scripts) if (script.data !== null) this.found.addFromData(script);
    if (headers.link !== undefined || headers.refresh !== undefined) this.found.addFromHeader(headers);
    this.canonical = head.canonical(headers, this.resolve);
    this.hasInstantRedirect = head.hasInstantRedirect || isInstantRedirect(refreshIn(headers));
    this.noindex = head.asksForNoIndex(headers);
    const isItself = this.canonical === null || this.canonical === this.url;
    this.searchable = !this.noindex && !this.hasInstantRedirect && isItself;
  }

  get hasMoreLinks(): boolean {
    return this.found.isCut;
  }

  get shown(): string {
    return this.words.shown;
  }

  get text(): TextFacts {
    return this.words.facts(this.hasMain);
  }

  locate(spot: Spot): Location {
    return this.#lines.locate(spot);
  }

  release(): void {
    const { metaElements, linkElements, scripts, forms, frames, headings, anchors, images, links } = this;
    for (const list of [metaElements, linkElements, scripts, forms, frames, headings, anchors, images, links])
      if (list.length > 0) list.length = 0;
    for (const known of [this.head.metas, this.schemes, this.ids]) if (known.size > 0) known.clear();
    this.words.release();
    this.#lines = new SourceLines('');
  }
}

/** The forms of a page, and which of them contain a password field. */
class PageForms {
  readonly all: (FormFact & { hasPassword: boolean })[] = [];
  #open: { hasPassword: boolean } | null = null;
  /** IDs of forms that password fields refer to from anywhere. */
  readonly #named = new Set<string>();

  open(element: ElementFact): void {
    const form = { ...element, hasPassword: false };
    this.all.push(form);
    this.#open = form;
  }

  /**
   * @param isImplied whether the end of a parent closes it. For browsers this ends no form: tables contain many of
   * those.
   */
  close(isImplied: boolean): void {
    if (!isImplied) this.#open = null;
  }

  readInput({ type, form }: Readonly<Record<string, string>>): void {
    if (type?.toLowerCase() !== 'password') return;
    if (form !== undefined) this.#named.add(form);
    else if (this.#open) this.#open.hasPassword = true;
  }

  /** Evaluates password fields at the end, because a form may follow the field that refers to it. */
  conclude(): void {
    if (this.#named.size === 0) return;
    for (const form of this.all) if (this.#named.has(form.attributes.id ?? '')) form.hasPassword = true;
  }
}
