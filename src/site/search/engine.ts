import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { lastSegment, type PageName } from './nearest';
import { synonymsOf } from './synonyms';
import { significantWords, wordsOf } from './words';

/** The text below one heading. The first section of a page has no heading. */
export interface Section {
  readonly id?: string;
  readonly heading?: string;
  readonly text: string;
}

/** The sections of one page, in `/search.json`, which the build writes (gatsby/postBuild/search.ts). */
export interface PageText {
  readonly path: string;
  readonly sections: readonly Section[];
}

export interface FoundPage {
  readonly page: PageName;
  /** The best section. */
  readonly section: Section;
  /** The words of the index that matched. */
  readonly matched: readonly string[];
}

export interface Found {
  /** The first eight. */
  readonly pages: readonly FoundPage[];
  /** The total number of matches. */
  readonly total: number;
  /** The words that were searched for. */
  readonly words: readonly string[];
  /** Words that no page has, not even similarly. */
  readonly unknown: readonly string[];
  /** Whether a word was corrected. */
  readonly changed: boolean;
}

interface IndexedSection {
  readonly id: number;
  readonly page: PageName;
  readonly section: Section;
  /** What names the page: its title and keywords. */
  readonly names: readonly string[];
  readonly headingPhrase: string;
  /** The words of everything that can match, to find phrases. */
  readonly phrases: string;
}

const shown = 8;

/** A title says what a page is about, and keywords are chosen by editors. */
const boost = { title: 6, keywords: 4, segment: 3, heading: 2, text: 1 };

const options: SearchOptions = {
  boost,
  combineWith: 'AND',
  // “sched” finds “schedule”, after exact matches.
  prefix: (term) => term.length > 2,
  weights: { prefix: 0.3, fuzzy: 0 },
};

/** Searches the sections of all pages, each of which carries its page's title and keywords. */
export class SearchEngine {
  private readonly sections: readonly IndexedSection[];
  private readonly index: MiniSearch;
  private readonly vocabulary = new Set<string>();

  constructor(pages: readonly PageName[], texts: readonly PageText[]) {
    const byPath = new Map(texts.map(({ path, sections }) => [path, sections]));
    this.sections = pages
      .flatMap((page) => (byPath.get(page.path) ?? [{ text: '' }]).map((section) => ({ page, section })))
      .map(({ page, section }, id) => ({ id, page, section, ...phrasesOf(page, section) }));
    this.index = new MiniSearch({
      fields: Object.keys(boost),
      tokenize: wordsOf,
      processTerm: (term) => {
        const word = singular(term);
        this.vocabulary.add(word);
        return word;
      },
      searchOptions: { processTerm: singular },
    });
    this.index.addAll(
      this.sections.map(({ id, page, section }) => ({
        id,
        title: page.title,
        keywords: (page.keywords ?? []).join(' '),
        segment: lastSegment(page.path),
        heading: section.heading ?? '',
        text: section.text,
      })),
    );
  }

  search(typed: string): Found {
    const isExact = /^".+"$/.test(typed);
    const all = wordsOf(typed);
    const phrase = normalized(typed);
    const { words, unknown, changed } = isExact
      ? { words: all, unknown: [], changed: false }
      : this.corrected(significantWords(all));
    const found = this.ranked(words, phrase).filter(({ fit }) => fit > 0 || !isExact);
    const best = new Map<string, FoundPage>();
    for (const each of found) if (!best.has(each.page.path)) best.set(each.page.path, each);
    const pages = [...best.values()];
    return { words, unknown, changed, pages: pages.slice(0, shown), total: pages.length };
  }

  /** Returns the sections from best to worst: those with the phrase as typed come before others. */
  private ranked(words: readonly string[], phrase: string) {
    if (words.length === 0) return [];
    const query = queryFor(words);
    const all = this.index.search(query, options);
    const results = all.length > 0 ? all : this.index.search(query, { ...options, combineWith: 'OR' });
    return results
      .flatMap(({ id, score, terms }) => {
        const section = this.sections[id];
        if (!section) return [];
        return [{ ...section, score, fit: fitOf(section, phrase), matched: terms }];
      })
      .sort((a, b) => b.fit - a.fit || b.score - a.score);
  }

  /** Replaces each unknown word by the most likely one that pages have. */
  private corrected(typed: readonly string[]): Pick<Found, 'words' | 'unknown' | 'changed'> {
    const pairs = typed.map((word) => ({ word, meant: this.isKnown(word) ? word : this.nearest(word) }));
    return {
      words: pairs.flatMap(({ meant }) => meant ?? []),
      unknown: pairs.flatMap(({ word, meant }) => (meant === undefined ? [word] : [])),
      changed: pairs.some(({ word, meant }) => meant !== undefined && meant !== word),
    };
  }

  private isKnown(word: string): boolean {
    if (this.vocabulary.has(singular(word)) || synonymWords.has(word)) return true;
    return word.length > 2 && [...this.vocabulary].some((known) => known.startsWith(word));
  }

  private nearest(word: string): string | undefined {
    const [best] = this.index.autoSuggest(word, { fuzzy: 0.25, prefix: true, boost });
    return best?.terms[0];
  }
}

const synonymWords = new Set([...synonymsOf.keys()].flatMap((phrase) => phrase.split(' ')));

/** The plural finds the singular and the other way around. */
export const singular = (word: string) => word.replace(/(?<=[^s]{2}[^su])s$/, '');

const normalized = (text: string) => ` ${wordsOf(text).map(singular).join(' ')} `;

function phrasesOf({ title, keywords = [] }: PageName, { heading = '', text }: Section) {
  const names = [title, ...keywords].map(normalized);
  const headingPhrase = normalized(heading);
  return { names, headingPhrase, phrases: [...names, headingPhrase, normalized(text)].join('·') };
}

/** Returns 3 if the phrase names the page, 2 if it is the heading, 1 if the section contains it, and 0 otherwise. */
function fitOf({ names, headingPhrase, phrases }: IndexedSection, phrase: string): number {
  if (names.includes(phrase)) return 3;
  if (headingPhrase === phrase) return 2;
  return Number(phrase.trim().includes(' ') && phrases.includes(phrase));
}

/** Replaces each phrase that has synonyms by alternatives, the longest phrase first. */
function queryFor(words: readonly string[]): Query {
  const queries: Query[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => synonymsOf.has(words.slice(at, at + count).join(' '))) ?? 1;
    const phrase = words.slice(at, at + length).join(' ');
    const alternatives = (synonymsOf.get(phrase) ?? []).map(
      (words): Query => ({ queries: words.split(' '), combineWith: 'AND', boostTerm: () => 0.5 }),
    );
    const own: Query = { queries: phrase.split(' '), combineWith: 'AND' };
    queries.push({ queries: [own, ...alternatives], combineWith: 'OR' });
    at += length;
  }
  return { queries };
}
