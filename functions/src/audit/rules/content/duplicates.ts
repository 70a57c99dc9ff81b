import type { SiteView } from '#functions/audit/facts/siteView';
import { isSimilar } from '#functions/audit/parse/textFacts';
import { counted } from '#functions/audit/report/words';
import { hostOf, shown } from '#functions/audit/urls/url';
import { siteRule, surveyRule } from '../rule';

/** Pages with fewer words, such as a form or a list of links, may be equal by chance. */
const minWords = 30;

/** Reports indexable pages with the same text. */
export const contentDuplicate = siteRule('content-duplicate', {
  by: 'text',
  note: ({ text, searchable }) => (searchable && text.words >= minWords ? text.hash : null),
  check: (page, others, count) => {
    const [first] = others;
    if (first === undefined) return null;
    const more = count > 1 ? ` and ${counted(count - 1, 'other page')}` : '';
    return {
      message: `This page has the same text as ${shown(first, hostOf(page))}${more}.`,
      evidence: { value: others.join(' ') },
    };
  },
});

/** The share of 32 samples that agree when two texts differ in a word or two. */
const alike = 30 / 32;
/**
 * Where a sketch is cut, in characters, two per sample. Two different samples affect at most two pieces, so similar
 * texts share at least one of three.
 */
const cuts = [0, 20, 42, 64];
/** How many pages with the same piece are compared. More come from one template, and the first few show it. */
const maxCompared = 50;

interface Candidate {
  /** Its position in the order of URLs. */
  readonly at: number;
  readonly url: string;
  readonly text: number;
  readonly sketch: string;
}

/** Pages by one piece of their sketch. */
type Sharers = Map<string, Candidate[]>;

/** Reports pages with nearly the same text. `content-duplicate` reports those with exactly the same. */
export const contentNearDuplicate = surveyRule('content-near-duplicate', function* (site) {
  const byPiece: readonly Sharers[] = cuts.slice(1).map(() => new Map());
  for (const page of candidatesOf(site)) {
    const groups = byPiece.map((sharing, n) => groupOf(sharing, page.sketch.slice(cuts[n], cuts[n + 1])));
    const twin = twinOf(page, groups);
    if (twin)
      yield {
        page: page.url,
        message: `This page has nearly the same text as ${shown(twin.url, hostOf(page.url))}.`,
        evidence: { value: twin.url },
      };
    for (const group of groups) if (group.length < maxCompared) group.push(page);
  }
});

/** Sorts by URL, because an interrupted crawl reads pages in another order. */
function candidatesOf({ pages }: SiteView): readonly Candidate[] {
  const found: Omit<Candidate, 'at'>[] = [];
  for (const { url, note, searchable } of pages()) {
    if (note.s !== undefined && searchable) found.push({ url, text: note.h[2] ?? 0, sketch: note.s });
  }
  found.sort((a, b) => (a.url < b.url ? -1 : 1));
  return found.map((page, at) => ({ ...page, at }));
}

function groupOf(sharing: Sharers, piece: string): Candidate[] {
  const known = sharing.get(piece);
  if (known) return known;
  const group: Candidate[] = [];
  sharing.set(piece, group);
  return group;
}

/** Returns the first page, by URL, whose text is alike. */
function twinOf(page: Candidate, groups: readonly (readonly Candidate[])[]): Candidate | null {
  let twin: Candidate | null = null;
  for (const group of groups)
    for (const other of group) {
      if (twin && other.at >= twin.at) break;
      if (other.text !== page.text && isSimilar(page.sketch, other.sketch, alike)) twin = other;
    }
  return twin;
}
