import type { Headers } from '../facts/outcome';
import { isXhtml } from '../fetch/responseHeaders';
import { isPresentational } from '../html/hiding';
import { trimmed } from '../text/strings';
import type { CollectedFacts } from './collectedFacts';
import { headingLevel } from './elementFlags';
import type { ElementFact, Spot } from './facts';
import { methodOf } from './linksOf';
import type { Nesting } from './nesting';
import type { OpenTexts } from './openTexts';
import type { PendingNames } from './pendingNames';

type Attributes = Readonly<Record<string, string>>;

/** Elements of one kind that are recorded; a page with more is a trap or a list that no one reads. */
const maxPerKind = 50_000;

/** Adds the facts of single elements to those of the page. */
export class ElementReader {
  readonly #facts: CollectedFacts;
  readonly #nesting: Nesting;
  readonly #texts: OpenTexts;
  readonly #unnamed: PendingNames;
  #hasBase = false;
  #spot: Spot = { start: 0, end: 0 };
  #node = -1;

  constructor(facts: CollectedFacts, nesting: Nesting, texts: OpenTexts, unnamed: PendingNames) {
    this.#facts = facts;
    this.#nesting = nesting;
    this.#texts = texts;
    this.#unnamed = unnamed;
  }

  /** @param node its node in the outline. */
  read(name: string, attributes: Attributes, spot: Spot, node: number): void {
    this.#spot = spot;
    this.#node = node;
    const facts = this.#facts;
    switch (name) {
      case 'html':
        facts.lang ??= languageOf(attributes, facts.headers);
        break;
      case 'style':
        this.#texts.style = { ...spot, text: '' };
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
        break;
      default:
        this.#readHeading(name, attributes);
    }
    const form = facts.forms.at(-1);
    facts.found.addFrom(name, attributes, spot, {
      inPicture: this.#nesting.picture > 0,
      inHead: this.#nesting.inHead,
      formMethod: form ? methodOf(form.attributes) : null,
    });
  }

  #readBase(attributes: Attributes): void {
    const facts = this.#facts;
    if (this.#hasBase || attributes.href === undefined) return;
    this.#hasBase = true;
    facts.base = facts.resolve(trimmed(attributes.href)) ?? facts.url;
  }

  #readMeta(attributes: Attributes): void {
    const facts = this.#facts;
    const counts = this.#nesting.noscript === 0;
    if (counts && facts.metaElements.length < maxPerKind) facts.metaElements.push(this.#element(attributes));
    facts.head.readMeta(attributes, counts);
  }

  #readAnchor(attributes: Attributes): void {
    const facts = this.#facts;
    if (attributes.name) facts.ids.add(attributes.name);
    if (this.#nesting.foreign > 0 || facts.anchors.length >= maxPerKind) return;
    const { href } = attributes;
    const anchor = {
      ...this.#spot,
      href,
      written: trimmed(href ?? ''),
      attributes,
      text: '',
      name: null,
      hasCode: this.#nesting.code > 0,
    };
    this.#unnamed.addLink(anchor, this.#node);
    this.#texts.anchor = anchor;
    facts.addAnchor(anchor);
  }

  #readImage(attributes: Attributes): void {
    this.#texts.addName(attributes.alt ?? '');
    if (this.#nesting.noscript > 0 || this.#facts.images.length >= maxPerKind) return;
    const hidden = this.#nesting.isHidden || attributes['aria-hidden'] === 'true';
    const hasSources = this.#nesting.picture > 0;
    const { src = '' } = attributes;
    const image = {
      ...this.#spot,
      src,
      attributes,
      hidden,
      hasSources,
      isNamed: attributes.alt !== undefined && (attributes.alt === '' || attributes.alt.trim() !== ''),
    };
    this.#facts.images.push(image);
    this.#unnamed.add(image, this.#node);
  }

  #readFrame(attributes: Attributes): void {
    const hidden = this.#nesting.isHidden;
    const frame = { ...this.#element(attributes), hidden, isNamed: Boolean(attributes.title?.trim()) };
    this.#facts.frames.push(frame);
    this.#unnamed.add(frame, this.#node);
  }

  #readScript(attributes: Attributes): void {
    const isData = /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.type ?? '');
    const script = { ...this.#element(attributes), data: isData ? '' : null };
    this.#texts.script = script;
    if (this.#facts.scripts.length < maxPerKind) this.#facts.scripts.push(script);
  }

  #readHeading(name: string, attributes: Attributes): void {
    const level = headingLevel(name, attributes);
    if (level === 0 || this.#facts.headings.length >= maxPerKind) return;
    const { isHidden: hidden } = this.#nesting;
    const isNamed = isPresentational(attributes, false);
    const heading = { ...this.#spot, level, hidden, text: '', isNamed };
    this.#facts.headings.push(heading);
    this.#unnamed.add(heading, this.#node);
    // Only h1–h6 have a matching end tag; for a role, only the first piece of text is collected.
    this.#texts.heading = heading;
  }

  #element(attributes: Attributes): ElementFact {
    return { ...this.#spot, attributes, inHead: this.#nesting.inHead };
  }
}

/**
 * Returns the language of an html element; null if there is none. `xml:lang` counts, and takes precedence, only if
 * browsers parse the page as XML; otherwise it is an unknown attribute (HTML standard, 3.2.6.2).
 */
function languageOf(attributes: Attributes, headers: Headers): string | null {
  const inXml = isXhtml(headers) ? attributes['xml:lang'] : undefined;
  return inXml ?? attributes.lang ?? null;
}
