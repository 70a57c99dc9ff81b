import { AccessibleNames } from '../html/accessibleNames';
import type { PageChecks } from '../html/pageChecks';
import { isPresentational } from '../html/presentational';
import { type Kind, kindOf } from '../markup/kinds';
import * as marks from '../markup/marks';
import type { OpenElement } from '../markup/openElement';
import { Outline } from '../markup/outline';
import type { Tag } from '../markup/tag';
import type { TreeBuilder, TreeHandler } from '../markup/treeBuilder';
import { trimmed } from '../text/strings';
import type { CollectedFacts } from './collectedFacts';
import { maxNesting } from './deepest';
import * as elements from './elements';
import type { ElementFact } from './facts';
import { languageOf } from './language';
import { sends } from './linksOf';
import * as marked from './marks';
import { NameQuestions } from './nameQuestions';
import { Nesting } from './nesting';
import { OpenTexts } from './openTexts';
import { SourceText } from './sourceText';

/** Elements of one kind that are recorded; a page with more is a trap or a list that no one reads. */
const maxPerKind = 50_000;

const id = kindOf('id');
const label = kindOf('aria-label');

/**
 * Collects what the rules read from the tags and text of a page. Nearly all visitors have scripts enabled, so the
 * content of `noscript` counts as hidden.
 */
export class Collector implements TreeHandler {
  readonly #facts: CollectedFacts;
  readonly #source: SourceText;
  readonly #checks: PageChecks | null;
  #tree: TreeBuilder | null = null;
  #hasBase = false;
  readonly #nesting = new Nesting();
  readonly #texts = new OpenTexts();
  readonly #outline: Outline;
  readonly #unnamed = new NameQuestions();
  /** The outline node of the element that is being opened. */
  #node = -1;

  /** @param checks the HTML checks; null if they are disabled. */
  constructor(facts: CollectedFacts, source: string, checks: PageChecks | null) {
    this.#facts = facts;
    this.#source = new SourceText(source);
    this.#checks = checks;
    this.#outline = new Outline(source);
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
    this.#unnamed.answer(accessible);
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
    const may = marks.marksOf(attributes);
    const element = elements.bitsOf(kind);
    const isHidden = (may & marks.mayHide) !== 0 && marked.hides(attributes);
    const isShadow = (may & marks.mayBeShadow) !== 0 && marked.opensShadow(attributes);
    nesting.open(kind.name, element, isHidden, isShadow, opened !== null);
    this.#node = nesting.template > 0 ? -1 : this.#outline.add(tag, may, around, opened);
    this.#checks?.open(tag, this.#node, may, around, opened, isMisplaced);
    if (nesting.depth > maxNesting) {
      facts.isWhole = false;
      this.#tree?.stop();
    }
    if (nesting.template > 0) return;
    facts.elements++;
    if (element === 0 && kind.name.includes('-')) facts.customElements++;
    if (may & marks.hasId) facts.addId(attributes.get(id));
    facts.words.addSpace(nesting);
    if (element & elements.isRead || may & (marks.hasRole | marks.mayHoldLinks))
      this.#readElement(kind.name, attributes.record());
    if (may & marks.hasLabel) this.#texts.addName(attributes.get(label) ?? '');
  }

  close(kind: Kind, isImplied: boolean, closed: OpenElement | null): void {
    const nesting = this.#nesting;
    nesting.close(kind.name, elements.bitsOf(kind), closed !== null);
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

  #readElement(name: string, attributes: Record<string, string>): void {
    const facts = this.#facts;
    switch (name) {
      case 'html':
        facts.lang ??= languageOf(attributes, facts.headers);
        break;
      case 'style':
        this.#texts.style = { start: this.#start, end: this.#end, text: '' };
        break;
      case 'base':
        if (this.#nesting.noscript === 0 && this.#nesting.foreign === 0) this.#readBase(attributes);
        return;
      case 'title':
        if (this.#nesting.foreign === 0) facts.head.openTitle();
        return;
      case 'meta':
        this.#readMeta(attributes);
        break;
      case 'link':
        facts.linkElements.push(this.#element(attributes));
        facts.head.readCanonical(attributes, this.#nesting.inHead);
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
        facts.pageForms.open(this.#element(attributes));
        break;
      case 'iframe':
        // With scripts enabled, noscript is never shown.
        if (this.#nesting.noscript === 0) this.#readFrame(attributes);
        break;
      case 'input':
        facts.pageForms.readInput(attributes);
        this.#readFormAction(attributes);
        break;
      case 'button':
        this.#readFormAction(attributes);
        break;
      default:
        this.#readHeading(name, attributes);
    }
    const spot = { start: this.#start, end: this.#end };
    facts.found.addFrom(name, attributes, spot, this.#nesting.picture > 0, this.#nesting.inHead);
  }

  #readStyle(): void {
    const style = this.#texts.closeStyle();
    if (style) this.#facts.found.addFromStyle(style);
  }

  #readBase(attributes: Record<string, string>): void {
    const facts = this.#facts;
    if (this.#hasBase || attributes.href === undefined) return;
    this.#hasBase = true;
    facts.base = facts.resolve(trimmed(attributes.href)) ?? facts.url;
  }

  #readMeta(attributes: Record<string, string>): void {
    const facts = this.#facts;
    const counts = this.#nesting.noscript === 0;
    if (counts && facts.metaElements.length < maxPerKind) facts.metaElements.push(this.#element(attributes));
    facts.head.readMeta(attributes, counts);
  }

  #readAnchor(attributes: Record<string, string>): void {
    const facts = this.#facts;
    if (attributes.name) facts.ids.add(attributes.name);
    if (this.#nesting.foreign > 0 || facts.anchors.length >= maxPerKind) return;
    const { href } = attributes;
    const anchor = {
      start: this.#start,
      end: this.#end,
      href,
      written: trimmed(href ?? ''),
      attributes,
      text: '',
    };
    this.#texts.anchor = anchor;
    facts.addAnchor(anchor);
  }

  /**
   * Empties the URL of a button that sends its form by POST or does nothing, because requesting it could do the same.
   */
  #readFormAction(attributes: Record<string, string>): void {
    if (attributes.formaction === undefined) return;
    const form = this.#facts.forms.at(-1);
    if (form === undefined || sends(attributes.formmethod ?? form.attributes.method))
      attributes.formaction = '';
  }

  #readImage(attributes: Record<string, string>): void {
    this.#texts.addName(attributes.alt ?? '');
    if (this.#nesting.noscript > 0 || this.#facts.images.length >= maxPerKind) return;
    const hidden = this.#nesting.isHidden || attributes['aria-hidden'] === 'true';
    const hasSources = this.#nesting.picture > 0;
    const { src = '' } = attributes;
    const image = {
      start: this.#start,
      end: this.#end,
      src,
      attributes,
      hidden,
      hasSources,
      isNamed: attributes.alt !== undefined && (attributes.alt === '' || attributes.alt.trim() !== ''),
    };
    this.#facts.images.push(image);
    this.#unnamed.add(image, this.#node);
  }

  #readFrame(attributes: Record<string, string>): void {
    const hidden = this.#nesting.isHidden;
    const frame = { ...this.#element(attributes), hidden, isNamed: Boolean(attributes.title?.trim()) };
    this.#facts.frames.push(frame);
    this.#unnamed.add(frame, this.#node);
  }

  #readScript(attributes: Record<string, string>): void {
    const isData = /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.type ?? '');
    const script = { ...this.#element(attributes), data: isData ? '' : null };
    this.#texts.script = script;
    if (this.#facts.scripts.length < maxPerKind) this.#facts.scripts.push(script);
  }

  #readHeading(name: string, attributes: Record<string, string>): void {
    const level = marked.headingLevel(name, attributes);
    if (level === 0 || this.#facts.headings.length >= maxPerKind) return;
    const { isHidden: hidden } = this.#nesting;
    const isNamed = isPresentational(attributes, false);
    const heading = { start: this.#start, end: this.#end, level, hidden, text: '', isNamed };
    this.#facts.headings.push(heading);
    this.#unnamed.add(heading, this.#node);
    // Only h1–h6 have a matching end tag; for a role, only the first piece of text is collected.
    this.#texts.heading = heading;
  }

  #element(attributes: Record<string, string>): ElementFact {
    return { start: this.#start, end: this.#end, attributes, inHead: this.#nesting.inHead };
  }

  /** Start offset of the current tag. */
  get #start(): number {
    return this.#tree?.start ?? 0;
  }

  /** End offset of the current tag, exclusive. */
  get #end(): number {
    return this.#tree?.end ?? 0;
  }
}
