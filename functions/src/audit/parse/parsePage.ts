import type { Headers } from '../facts/outcome';
import { isXhtml } from '../fetch/responseHeaders';
import { AccessibleNames } from '../html/accessibleNames';
import { PageChecks } from '../html/pageChecks';
import type { Tag } from '../markup/attributes';
import * as attributeFlags from '../markup/attributes';
import { type Kind, kindOf } from '../markup/kinds';
import { maxNesting, type OpenElement } from '../markup/openElements';
import { Outline } from '../markup/outline';
import { TreeBuilder, type TreeHandler } from '../markup/treeBuilder';
import { UrlCache } from '../urls/urlCache';
import { CollectedFacts } from './collectedFacts';
import * as elements from './elementFlags';
import { hides, opensShadow } from './elementFlags';
import { ElementReader } from './elementReader';
import type { PageFacts, ResponseFacts } from './facts';
import { Nesting } from './nesting';
import { OpenTexts } from './openTexts';
import { PendingNames } from './pendingNames';
import { SourceText } from './source';

const unmeasured: ResponseFacts = { bytes: 0, size: 0, marked: false, whole: true, firstByteMs: null };

export interface ReadingOptions {
  readonly response?: Partial<ResponseFacts>;
  readonly urls?: UrlCache;
  /** Also runs the HTML checks, in the same pass. */
  readonly checkHtml?: boolean;
}

/** Parses a page's source once and keeps what the rules need. */
export function parsePage(
  url: string,
  source: string,
  headers: Headers,
  { response, urls = new UrlCache(), checkHtml = false }: ReadingOptions = {},
): PageFacts {
  const facts = new CollectedFacts(url, source, headers, { ...unmeasured, ...response }, urls);
  const checks = checkHtml ? new PageChecks(source) : null;
  const collector = new Collector(facts, source, checks);
  const tree = new TreeBuilder(source, collector, isXhtml(headers), checks?.structure ?? null);
  checks?.follow(tree);
  collector.readFrom(tree);
  collector.finish();
  facts.problems = checks?.problems ?? null;
  return facts;
}

const id = kindOf('id');
const label = kindOf('aria-label');

/**
 * Collects what the rules read from the tags and text of a page. Nearly all visitors have scripts enabled, so the
 * content of `noscript` counts as hidden.
 */
class Collector implements TreeHandler {
  readonly #facts: CollectedFacts;
  readonly #source: SourceText;
  readonly #checks: PageChecks | null;
  #tree: TreeBuilder | null = null;
  readonly #nesting = new Nesting();
  readonly #texts = new OpenTexts();
  readonly #outline: Outline;
  readonly #unnamed = new PendingNames();
  readonly #reader: ElementReader;
  /** The outline node of the element that is being opened. */
  #node = -1;

  /** @param checks the HTML checks; null if they are disabled. */
  constructor(facts: CollectedFacts, source: string, checks: PageChecks | null) {
    this.#facts = facts;
    this.#source = new SourceText(source);
    this.#checks = checks;
    this.#outline = new Outline(source);
    this.#reader = new ElementReader(facts, this.#nesting, this.#texts, this.#unnamed);
  }

  /** @param tree source of the tags. */
  readFrom(tree: TreeBuilder): void {
    this.#tree = tree;
    tree.run();
  }

  /** Completes the facts at the end of the source, or where reading stopped. */
  finish(): void {
    this.#facts.hasMain = this.#nesting.hasMain;
    const accessible = new AccessibleNames(this.#outline);
    this.#unnamed.resolve(accessible);
    this.#checks?.finish(this.#outline, accessible);
    this.#outline.release();
    this.#facts.conclude();
  }

  doctype(text: string): void {
    this.#facts.doctype ??= text;
  }

  open(tag: Tag, around: OpenElement, opened: OpenElement | null, isMisplaced: boolean): void {
    const facts = this.#facts;
    const nesting = this.#nesting;
    const { kind, attributes } = tag;
    const flags = attributeFlags.attributeFlagsOf(attributes);
    const kindFlags = elements.elementFlagsOf(kind);
    const isHidden = (flags & attributeFlags.mayHide) !== 0 && hides(attributes);
    const isShadow = (flags & attributeFlags.mayBeShadow) !== 0 && opensShadow(attributes);
    nesting.open(kind.name, kindFlags, isHidden, isShadow, opened !== null);
    this.#node = nesting.template > 0 ? -1 : this.#outline.add(tag, flags, around, opened);
    this.#checks?.open(tag, this.#node, flags, around, opened, isMisplaced);
    if (nesting.depth > maxNesting) {
      facts.isWhole = false;
      this.#tree?.stop();
    }
    if (nesting.template > 0) return;
    facts.elements++;
    if (kindFlags === 0 && kind.name.includes('-')) facts.customElements++;
    if (flags & attributeFlags.hasId) facts.addId(attributes.get(id));
    if (kindFlags & elements.isCode) this.#texts.addCode();
    facts.words.addSpace(nesting);
    if (kindFlags & elements.hasFacts || flags & (attributeFlags.hasRole | attributeFlags.mayHoldLinks))
      this.#reader.read(kind.name, attributes.record(), { start: tag.start, end: tag.end }, this.#node);
    if (flags & attributeFlags.hasLabel) this.#texts.addName(attributes.get(label) ?? '');
  }

  close(kind: Kind, isImplied: boolean, closed: OpenElement | null): void {
    const nesting = this.#nesting;
    nesting.close(kind.name, elements.elementFlagsOf(kind), closed !== null);
    closed?.watch?.ended();
    if (closed) this.#outline.close(closed);
    if (nesting.template > 0) return;
    const { name } = kind;
    if (name === 'title') this.#facts.head.closeTitle();
    else if (name === 'style') this.#readStyle();
    else if (name === 'form') this.#facts.pageForms.close(isImplied);
    else this.#texts.close(name);
  }

  text(start: number, end: number, isRaw: boolean): void {
    if (!this.#source.isBlank(start, end)) {
      this.#nesting.endHeadAtText();
      this.#tree?.shownText(start);
      if (this.#nesting.template === 0) this.#outline.addText(start, end, isRaw);
    }
    if (!this.#facts.head.isInTitle && !this.#texts.isAny && !this.#nesting.isContent) return;
    const text = this.#source.read(start, end, isRaw);
    this.#facts.head.addText(text);
    this.#texts.add(text);
    this.#facts.words.add(text, this.#nesting);
  }

  #readStyle(): void {
    const style = this.#texts.closeStyle();
    if (style) this.#facts.found.addFromStyle(style);
  }
}
