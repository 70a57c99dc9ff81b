import type { LinkRole } from '../facts/linkRef';
import type { Headers } from '../facts/outcome';
import type { HtmlProblem } from '../html/problem';
import type { Address } from '../urls/addressBook';
import type { TextFacts } from './textFacts';

/** Where an opening tag stands in the source, as offsets. */
export interface Spot {
  readonly start: number;
  readonly end: number;
}

type Attributes = Readonly<Record<string, string>>;

export interface LinkFact extends Spot {
  readonly element: string;
  readonly attribute: string;
  readonly role: LinkRole;
  /** Whether it leads a visitor to a page, so that the page is crawled. */
  readonly asPage: boolean;
  /** Whether it holds addresses itself: a style sheet, a manifest, a feed. */
  readonly asFile: boolean;
  /** As the page's author wrote it, spaces around it gone. */
  readonly written: string;
  readonly rel: string;
}

export interface ElementFact extends Spot {
  readonly attributes: Attributes;
  /** It stands in the head, as a browser builds it. */
  readonly inHead: boolean;
}

/** An `a` element, with what tells a link from a button that was written as one. */
export interface AnchorFact extends Spot {
  readonly href: string | undefined;
  /** The same without spaces around it; empty when there is none. */
  readonly written: string;
  readonly attributes: Attributes;
  /** What it says to a person: its text and the alternatives of its images, at most 200 characters. */
  text: string;
}

export interface ImageFact extends Spot {
  readonly src: string;
  readonly attributes: Attributes;
  /** It, or something around it, is hidden from assistive technology. */
  readonly hidden: boolean;
  /** It is the last resort of a `picture` that offers other formats too. */
  readonly hasSources: boolean;
  /** It has a text alternative, an empty one too, or needs none since it is hidden. */
  readonly isNamed: boolean;
}

export interface FormFact extends ElementFact {
  /** A password is typed into it. */
  readonly hasPassword: boolean;
}

export interface HeadingFact extends Spot {
  readonly level: number;
  /** Something hides it from everyone or from assistive technology. */
  readonly hidden: boolean;
  /** It has words that can be read aloud, or needs none since it is hidden or no heading by its role. */
  readonly isNamed: boolean;
  text: string;
}

/** An embedded page. */
export interface FrameFact extends ElementFact {
  readonly hidden: boolean;
  /** It has an accessible name, or needs none since it is hidden. */
  readonly isNamed: boolean;
}

export interface ScriptFact extends ElementFact {
  /** What stands in it, when it is JSON-LD; at most a million characters. */
  data: string | null;
}

/** How the page came over the wire. */
export interface ResponseFacts {
  /** Bytes of the body as it was sent. */
  readonly bytes: number;
  /** Bytes of the body unpacked. */
  readonly size: number;
  /** It began with a byte order mark, which says how it is encoded. */
  readonly marked: boolean;
  /** The body was read to its end. */
  readonly whole: boolean;
  /** From the request to the first byte of the answer, in milliseconds; null when it was not measured. */
  readonly firstByteMs: number | null;
}

/** Something that addresses stand in. */
export interface LinkSource {
  readonly url: string;
  /** Where they start from. */
  readonly base: string;
  readonly links: readonly LinkFact[];
  /** What an address that stands in it leads to. */
  readonly lookUp: (written: string) => Address;
  /** 1-based line and column and at most 200 characters of source, for evidence. */
  locate(spot: Spot): Location;
}

/** All that the rules need to know of a page, from one pass over its source. */
export interface PageFacts extends LinkSource {
  /** The absolute form of an address that stands in it, as `resolveUrl` says it. */
  readonly resolve: (written: string) => string | null | undefined;
  readonly headers: Headers;
  readonly response: ResponseFacts;
  /** The doctype as it is written, such as `!doctype html`. */
  readonly doctype: string | null;
  /** What the html element says of it, as it is written. */
  readonly lang: string | null;
  /** Of the first title element of the document itself (not of a drawing in it), white space collapsed. */
  readonly title: string | null;
  /** How many titles the document itself has. */
  readonly titles: number;
  /** Contents of meta elements by lower-case name or property; the first of each. */
  readonly metas: ReadonlyMap<string, string>;
  /** How many bytes of UTF-8 its source has before a place. */
  readonly bytesUpTo: (place: number) => number;
  /** Every meta element. */
  readonly metaElements: readonly ElementFact[];
  /** Every link element. */
  readonly linkElements: readonly ElementFact[];
  readonly scripts: readonly ScriptFact[];
  readonly forms: readonly FormFact[];
  /** Embedded pages, and whether something hides them. */
  readonly frames: readonly FrameFact[];
  readonly headings: readonly HeadingFact[];
  readonly anchors: readonly AnchorFact[];
  /** Anchors whose address names a scheme, such as `mailto`, by that in lower case. */
  readonly schemes: ReadonlyMap<string, readonly AnchorFact[]>;
  readonly images: readonly ImageFact[];
  /** Every `id`, and every `name` of an `a`: what a fragment can point at. */
  readonly ids: ReadonlySet<string>;
  /** All of its source was read: more may stand in it when not. */
  readonly isWhole: boolean;
  /** It has more addresses than are looked at. */
  readonly hasMoreLinks: boolean;
  /** How many elements there are. */
  readonly elements: number;
  readonly canonical: string | null;
  /** It sends visitors on at once (a meta refresh of 0 s), so nobody reads it. */
  readonly hasInstantRedirect: boolean;
  /** Search engines are asked to leave it out, by a meta or a header. */
  readonly noindex: boolean;
  /** Search results may show this very page: it is not kept out, sends nobody on and names no other as canonical. */
  readonly searchable: boolean;
  /** The first characters of all the text that a visitor sees, menus, headers and footers included. */
  readonly shown: string;
  /** How many elements have names of the page's own, such as `app-root`. */
  readonly customElements: number;
  /** What is wrong with its HTML; null when that was not asked. */
  readonly problems: readonly HtmlProblem[] | null;
  /** What the page itself says, without menus, headers and footers. */
  readonly text: TextFacts;
  /**
   * Empties the facts when they have been judged. V8 learns to put a crawl's lists among what lives long, where they and
   * all that is in them wait for a full collection: a crawl took a fifth longer.
   */
  release(): void;
}

export interface Location {
  readonly line: number;
  readonly column: number;
  readonly snippet: string;
}
