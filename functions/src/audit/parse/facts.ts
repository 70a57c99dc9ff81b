import type { LinkRole } from '../linkRef';
import type { Headers } from '../outcome';

/** Where an opening tag stands in the source, as offsets. */
export interface Spot {
  readonly start: number;
  readonly end: number;
}

export interface LinkFact extends Spot {
  readonly element: string;
  readonly attribute: string;
  readonly role: LinkRole;
  /** Whether it leads a visitor to a page, so that the page is crawled. */
  readonly asPage: boolean;
  /** Whether it holds addresses itself: a style sheet, a manifest, a feed. */
  readonly asFile?: boolean;
  /** As the page's author wrote it, spaces around it gone. */
  readonly written: string;
  readonly rel: string;
}

/** An `a` element, with what tells a link from a button that was written as one. */
export interface AnchorFact extends Spot {
  readonly href: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  /** What it says to a person: its text and the alternatives of its images, at most 200 characters. */
  text: string;
}

export interface ImageFact extends Spot {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** It, or something around it, is hidden from assistive technology. */
  readonly hidden: boolean;
}

export interface HeadingFact extends Spot {
  readonly level: number;
  text: string;
}

/** Something that addresses stand in. */
export interface LinkSource {
  readonly url: string;
  /** Where they start from. */
  readonly base: string;
  readonly links: readonly LinkFact[];
  /** 1-based line and column and at most 200 characters of source, for evidence. */
  locate(spot: Spot): Location;
}

/** All that the rules need to know of a page, from one pass over its source. */
export interface PageFacts {
  readonly url: string;
  readonly headers: Headers;
  /** The `lang` of the html element. */
  readonly lang: string | null;
  /** Of the first title element of the document itself (not of a drawing in it), white space collapsed. */
  readonly title: string | null;
  /** Contents of meta elements by lower-case name or property; the first of each. */
  readonly metas: ReadonlyMap<string, string>;
  readonly headings: readonly HeadingFact[];
  readonly anchors: readonly AnchorFact[];
  readonly images: readonly ImageFact[];
  readonly links: readonly LinkFact[];
  /** Where links start from: the page, or its `base`. */
  readonly base: string;
  readonly canonical: string | null;
  /** It sends visitors on at once (a meta refresh of 0 s), so nobody reads it. */
  readonly sendsOn: boolean;
  /** Search engines are asked to leave it out, by a meta or a header. */
  readonly noindex: boolean;
  /** 1-based line and column and at most 200 characters of source, for evidence. */
  locate(spot: Spot): Location;
}

export interface Location {
  readonly line: number;
  readonly column: number;
  readonly snippet: string;
}
