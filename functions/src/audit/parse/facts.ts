import type { Headers } from '../facts/outcome';
import type { LinkRole } from '../facts/target';
import type { HtmlProblem } from '../html/problem';
import type { CachedUrl } from '../urls/urlCache';
import type { TextFacts } from './textFacts';

/** Offsets of a start tag in the source. */
export interface Spot {
  readonly start: number;
  readonly end: number;
}

type Attributes = Readonly<Record<string, string>>;

export interface LinkFact extends Spot {
  readonly element: string;
  readonly attribute: string;
  readonly role: LinkRole;
  /** Whether it leads visitors to a page, so that the page is crawled. */
  readonly asPage: boolean;
  /** Whether the target contains URLs itself: a style sheet, a manifest, a feed. */
  readonly asFile: boolean;
  /** As written in the source, trimmed. */
  readonly written: string;
  readonly rel: string;
}

export interface ElementFact extends Spot {
  readonly attributes: Attributes;
  /** Whether it is in the head, as browsers build it. */
  readonly inHead: boolean;
}

/** An `a` element, with what distinguishes a link from a button that is written as one. */
export interface AnchorFact extends Spot {
  readonly href: string | undefined;
  /** The `href`, trimmed; empty if there is none. */
  readonly written: string;
  readonly attributes: Attributes;
  /** Its text and the alternatives of its images, at most 200 characters. */
  text: string;
  /** Its accessible name, if that may be generic and the link isn't hidden; otherwise null. */
  name: string | null;
  /** Whether it contains code, or is part of some. */
  hasCode: boolean;
}

export interface ImageFact extends Spot {
  readonly src: string;
  readonly attributes: Attributes;
  /** Whether it, or an element around it, is hidden from assistive technology. */
  readonly hidden: boolean;
  /** Whether it is the fallback of a `picture` with other formats. */
  readonly hasSources: boolean;
  /** Whether it has a text alternative, possibly empty, or needs none because it is hidden. */
  readonly isNamed: boolean;
}

export interface FormFact extends ElementFact {
  /** Whether it has a password field. */
  readonly hasPassword: boolean;
}

export interface HeadingFact extends Spot {
  readonly level: number;
  /** Whether it is hidden from all users or from assistive technology. */
  readonly hidden: boolean;
  /** Whether it has text for screen readers, or needs none because it is hidden or has another role. */
  readonly isNamed: boolean;
  text: string;
}

/** An embedded page. */
export interface FrameFact extends ElementFact {
  readonly hidden: boolean;
  /** Whether it has an accessible name, or needs none because it is hidden. */
  readonly isNamed: boolean;
}

export interface ScriptFact extends ElementFact {
  /** Its content if it is JSON-LD; at most a million characters. */
  data: string | null;
}

/** Facts about the response with the page. */
export interface ResponseFacts {
  /** Bytes of the body as received. */
  readonly bytes: number;
  /** Bytes of the unpacked body. */
  readonly size: number;
  /** Whether it began with a byte order mark, which gives its encoding. */
  readonly marked: boolean;
  /** Whether the body was read to the end. */
  readonly whole: boolean;
  /** From the request to the first byte of the response, in milliseconds; null if it was not measured. */
  readonly firstByteMs: number | null;
}

/** A page or file that contains URLs. */
export interface LinkSource {
  readonly url: string;
  /** The base of relative URLs. */
  readonly base: string;
  readonly links: readonly LinkFact[];
  /** Resolves a URL that it contains. */
  readonly lookUp: (written: string) => CachedUrl;
  /** Returns the 1-based line and column and at most 200 characters of source, for evidence. */
  locate(spot: Spot): Location;
}

/** Everything that the rules need to know about a page, from one pass over its source. */
export interface PageFacts extends LinkSource {
  /** Returns the absolute form of a URL on the page, like `resolveUrl`. */
  readonly resolve: (written: string) => string | null | undefined;
  readonly headers: Headers;
  readonly response: ResponseFacts;
  /** The doctype as written, such as `!doctype html`. */
  readonly doctype: string | null;
  /** The language of the html element, as written. */
  readonly lang: string | null;
  /** Text of the first title element of the document itself (not of an SVG), white space collapsed. */
  readonly title: string | null;
  /** The number of titles of the document itself. */
  readonly titles: number;
  /** Contents of meta elements by lowercase name or property; the first of each. */
  readonly metas: ReadonlyMap<string, string>;
  /** Returns how many bytes of UTF-8 precede an offset of the source. */
  readonly bytesUpTo: (place: number) => number;
  /** All meta elements. */
  readonly metaElements: readonly ElementFact[];
  /** All link elements. */
  readonly linkElements: readonly ElementFact[];
  readonly scripts: readonly ScriptFact[];
  readonly forms: readonly FormFact[];
  /** Embedded pages, and whether they are hidden. */
  readonly frames: readonly FrameFact[];
  readonly headings: readonly HeadingFact[];
  readonly anchors: readonly AnchorFact[];
  /** Anchors whose URL has a scheme such as `mailto`, by the scheme in lowercase. */
  readonly schemes: ReadonlyMap<string, readonly AnchorFact[]>;
  readonly images: readonly ImageFact[];
  /** Every `id`, and every `name` of an `a`: what a fragment can point to. */
  readonly ids: ReadonlySet<string>;
  /** Whether all of its source was read; otherwise it may contain more. */
  readonly isWhole: boolean;
  /** Whether it has more URLs than the limit. */
  readonly hasMoreLinks: boolean;
  /** The number of elements. */
  readonly elements: number;
  readonly canonical: string | null;
  /** Whether it redirects immediately (a meta refresh of 0 s), so visitors don't see it. */
  readonly hasInstantRedirect: boolean;
  /** Whether a meta element or a header excludes it from search results. */
  readonly noindex: boolean;
  /**
   * Whether search results may show this very page: it isn't excluded, doesn't redirect and names no other as
   * canonical.
   */
  readonly searchable: boolean;
  /** The first characters of all visible text, including menus, headers and footers. */
  readonly shown: string;
  /** The number of custom elements, such as `app-root`. */
  readonly customElements: number;
  /** Problems of its HTML; null if the checks are disabled. */
  readonly problems: readonly HtmlProblem[] | null;
  /** The page's own text, without menus, headers and footers. */
  readonly text: TextFacts;
  /**
   * Empties the facts after their evaluation. V8 learns to allocate a crawl's lists among long-lived objects, where
   * they and their items wait for a full collection: that made a crawl a fifth slower.
   */
  release(): void;
}

export interface Location {
  readonly line: number;
  readonly column: number;
  readonly snippet: string;
}
