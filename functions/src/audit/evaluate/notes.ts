import { anchorsOf, comparisons, hashOf, type PageNote } from '../facts/pageNote';
import type { TargetId } from '../facts/target';
import { reportedHeaders } from '../fetch/reportedHeaders';
import { linksInHeader } from '../fetch/responseHeaders';
import type { Registry } from '../frontier/registry';
import { contentHashOf } from '../parse/contentDigest';
import type { PageFacts } from '../parse/facts';
import { isShell, mayBeFilled } from '../parse/shell';
import { settingRules, shellRules, siteRules } from '../rules';
import { namesIcon } from '../rules/content/document';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import { hasWord, ownCopy, trimmed } from '../text/strings';
import { placesOf } from '../urls/url';
import type { CachedUrl } from '../urls/urlCache';

export interface NoteParts {
  readonly state: CrawlState;
  readonly outbox: Pick<Outbox, 'record'>;
  readonly registry: Pick<Registry, 'link'>;
}

/** A site with more kinds of setting problems than this generates them, one per page. */
const maxTraits = 2_000;
const maxValueLength = 200;
/** Headers that identify the server. */
const whoAnswered = ['server', 'via'] as const;
const maxAlternates = 200;

/** Returns what must be remembered about a page. */
export function noteOf(parts: NoteParts, id: TargetId, facts: PageFacts): PageNote {
  const canonical = canonicalOf(parts, id, facts);
  const alternates = alternatesOf(parts, id, facts);
  const before = previousOf(parts, id, facts);
  const isBuilt = isShell(facts);
  const traits = traitsOf(parts, id, facts, isBuilt ? shellRules.setting : settingRules);
  const { sketch } = facts.text;
  const anchors = hasAllAnchors(facts) ? anchorsOf(placesOf(facts.ids)) : undefined;
  const note: Writable<PageNote> = { h: comparedBy.map((rule) => (isBuilt ? 0 : compared(rule, facts))) };
  if (sketch !== null && facts.searchable) note.s = ownCopy(sketch);
  else if (!mayBeFilled(facts)) note.q = contentHashOf(facts);
  if (isBuilt) note.j = 1;
  if (facts.noindex) note.n = 1;
  if (facts.hasInstantRedirect) note.r = 1;
  if (facts.linkElements.some(({ attributes }) => namesIcon(attributes.rel))) note.i = 1;
  if (canonical !== undefined) note.c = canonical;
  if (alternates.length > 0) note.a = alternates;
  if (before !== undefined) note.p = before;
  if (traits.length > 0) note.t = traits;
  if (anchors !== undefined) note.f = anchors;
  return note;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Returns whether the source shows all fragments of a page: scripts that build a page create others. */
export function hasAllAnchors(facts: PageFacts): boolean {
  return facts.isWhole && !mayBeFilled(facts);
}

const comparedBy = comparisons.map((comparison) => siteRules.find(({ by }) => by === comparison));

function compared(rule: (typeof comparedBy)[number], facts: PageFacts): number {
  const note = rule?.note(facts) ?? null;
  if (note === null) return 0;
  return typeof note === 'number' ? note : hashOf(note);
}

function idOf({ registry, state }: NoteParts, id: TargetId, url: CachedUrl): TargetId | null {
  return registry.link(url, 'page', state.depthOf(id) + 1, state.urlOf(id));
}

/** Returns the other page that it names as canonical; -1 if that one isn't requested; undefined for none or itself. */
function canonicalOf(parts: NoteParts, id: TargetId, facts: PageFacts): TargetId | undefined {
  if (facts.canonical === null || facts.canonical === facts.url) return undefined;
  const other = idOf(parts, id, { href: facts.canonical }) ?? -1;
  return other === id ? undefined : other;
}

function alternatesOf(parts: NoteParts, id: TargetId, { linkElements, headers, lookUp }: PageFacts) {
  const inPage = linkElements
    .filter(({ inHead }) => inHead)
    .slice(0, maxAlternates)
    .map(({ attributes }) => attributes);
  const inHeader = linksInHeader(headers).map(({ written: href, ...link }) => ({ href, ...link }));
  return [...inPage, ...inHeader].flatMap(({ rel, hreflang, href }) => {
    if (hreflang === undefined || !href || !hasWord(rel, 'alternate')) return [];
    const page = idOf(parts, id, lookUp(trimmed(href)));
    return page === null ? [] : [[ownCopy(hreflang.trim().toLowerCase().slice(0, 20)), page] as const];
  });
}

function previousOf(
  parts: NoteParts,
  id: TargetId,
  { linkElements, lookUp }: PageFacts,
): TargetId | undefined {
  const link = linkElements.find(({ attributes: { rel } }) => hasWord(rel, 'prev'));
  if (!link?.attributes.href) return undefined;
  return idOf(parts, id, lookUp(trimmed(link.attributes.href))) ?? -1;
}

function traitsOf(
  { state, outbox }: NoteParts,
  page: TargetId,
  facts: PageFacts,
  rules: typeof settingRules,
): number[] {
  const traits: number[] = [];
  for (const rule of rules)
    for (const found of rule.check(facts)) {
      const value = found.slice(0, maxValueLength);
      const known = state.traits.idOf(rule.id, value);
      // Two cookies of one page may have the same name.
      if (known !== undefined && traits.includes(known)) continue;
      if (known !== undefined) traits.push(known);
      else if (state.traits.count < maxTraits) {
        traits.push(state.traits.count);
        const { headers } = rule.headers
          ? reportedHeaders(facts.headers, [...rule.headers, ...whoAnswered].sort())
          : {};
        const trait = ['trait', rule.id, ownCopy(value)] as const;
        outbox.record(headers ? [...trait, { page, headers }] : trait);
      }
    }
  return traits;
}
