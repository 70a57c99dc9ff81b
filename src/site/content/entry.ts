/** What every MDX file of `content/` becomes: where it lives, what it is called, and what lists say of it. */
export const docsSections = ['Start', 'Reports', 'Crawling', 'Operating', 'Rules'] as const;
export type DocsSection = (typeof docsSections)[number];

export type EntryKind = 'post' | 'docs' | 'rule' | 'page';

export interface Entry {
  readonly kind: EntryKind;
  /** Path of the page, such as `/docs/rules/broken-link`. */
  readonly path: string;
  /** Path of the file from the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Days as `2026-11-21`. */
  readonly date: string | null;
  readonly updated: string | null;
  readonly author: string | null;
  readonly tags: readonly string[];
  /** Words that readers look for and that neither title nor address has. */
  readonly keywords: readonly string[];
  readonly section: DocsSection | null;
  readonly order: number;
  readonly rule: string | null;
  /** False for a draft outside `gatsby develop`: it gets no page and stands in no list. */
  readonly published: boolean;
}

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for an <h2>. */
  readonly depth: number;
}

/** A link of a text, to this site or another. */
export interface TextLink {
  /** As written. */
  readonly href: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** An MDX file's body, rendered while building. */
export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Each address once, where it stands first. */
  readonly links: readonly TextLink[];
  readonly words: number;
  readonly cover: Cover | null;
}

/** A picture with its other sizes and formats (`gatsby/content/images.ts`), each as an <img>'s attribute. */
export interface Cover {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: string;
  readonly height: string;
  readonly avif: string;
  readonly webp: string;
  readonly backdrop: string;
  readonly alt: string;
}

/** Minutes to read, at a calm 220 words a minute. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}
