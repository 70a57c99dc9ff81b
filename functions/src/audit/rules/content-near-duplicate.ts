import { likeness } from '../parse/textFacts';
import type { SurveyedPage } from '../siteView';
import { hostOf, shown } from '../url';
import { surveyRule } from './rule';

/** Of 32 samples of the texts so many agree: texts that differ in a word or two. */
const alike = 30 / 32;
/** Characters of a sketch that are looked up as one: four samples of two characters. */
const band = 8;
/** Pages with the same band that are compared; more come out of one template, and the first few show it. */
const mostCompared = 50;

/** Pages that say nearly the same. Those that say exactly the same have a rule of their own. */
export const contentNearDuplicate = surveyRule('content-near-duplicate', function* ({ pages }) {
  const byBand = new Map<string, SurveyedPage[]>();
  for (const page of pages()) {
    const { s: sketch, h } = page.note;
    if (sketch === undefined || !page.searchable) continue;
    const twin = twinOf(page, sketch, h[2] ?? 0, byBand);
    if (twin)
      yield {
        page: page.url,
        message: `This page says nearly the same as ${shown(twin.url, hostOf(page.url))}.`,
        evidence: { value: twin.url },
      };
    for (const key of bandsOf(sketch)) {
      const sharers = byBand.get(key);
      if (!sharers) byBand.set(key, [page]);
      else if (sharers.length < mostCompared) sharers.push(page);
    }
  }
});

function twinOf(
  page: SurveyedPage,
  sketch: string,
  text: number,
  byBand: ReadonlyMap<string, readonly SurveyedPage[]>,
) {
  for (const key of bandsOf(sketch))
    for (const other of byBand.get(key) ?? [])
      if (other.note.h[2] !== text && likeness(sketch, other.note.s ?? '') >= alike && other !== page)
        return other;
  return null;
}

function bandsOf(sketch: string): string[] {
  return Array.from(
    { length: sketch.length / band },
    (_, at) => `${at} ${sketch.slice(at * band, (at + 1) * band)}`,
  );
}
