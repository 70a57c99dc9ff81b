/** The data of every MDX file in `content/`: its path, its title, and what lists show about it. */
export const docsSections = ['Start', 'Reports', 'Crawling', 'Operating', 'Rules'] as const;
export type DocsSection = (typeof docsSections)[number];

/** `change` is an entry of the changelog. */
export type EntryKind = 'post' | 'docs' | 'rule' | 'page' | 'change';

export interface Entry {
  readonly kind: EntryKind;
  /** The page's path, such as `/docs/rules/broken-link`. */
  readonly path: string;
  /** The file's path from the repository's root. */
  readonly file: string;
  readonly title: string;
  /** The HTML title, which search results show, if it isn't the heading. Only rule pages have one. */
  readonly headTitle: string | null;
  readonly description: string;
  /** Dates as `2026-11-21`. */
  readonly date: string | null;
  readonly updated: string | null;
  readonly author: string | null;
  readonly tags: readonly string[];
  /** Search terms that neither title nor URL contain. */
  readonly keywords: readonly string[];
  readonly section: DocsSection | null;
  readonly order: number;
  readonly rule: string | null;
  /** Paths that this page had before. Hosting redirects them to it. */
  readonly redirects: readonly string[];
  /** A post or changelog entry is scheduled until its date. */
  readonly status: 'live' | 'draft' | 'scheduled';
  /** False for drafts and scheduled texts outside `gatsby develop`: they have no page and are in no list. */
  readonly published: boolean;
}

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for an <h2>. */
  readonly depth: number;
}

/** A link in a text, to this site or another. */
export interface TextLink {
  /** As written. */
  readonly href: string;
  /** In the file, from 1. */
  readonly line: number;
}

/** The body of an MDX file, rendered at build time. */
export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Each URL once, at its first occurrence. */
  readonly links: readonly TextLink[];
  readonly words: number;
  readonly cover: Cover | null;
}

/** An image with its other sizes and formats (`gatsby/content/images.ts`), each as an attribute of an <img>. */
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

/** Returns the reading time in minutes, at 220 words per minute. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}
