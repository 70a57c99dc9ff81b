/** A problem at one position in a page's HTML. */
export interface HtmlProblem {
  /** The name of the check that found it. */
  readonly rule: HtmlCheck;
  /** Describes the problem and names the elements. */
  readonly message: string;
  /** Start offset of the tag in the source. */
  readonly start: number;
  readonly end: number;
}

/** Part of each finding's fingerprint: renaming a check makes all its findings new ones. */
export type HtmlCheck =
  | 'area-alt'
  | 'aria-hidden-body'
  | 'close-order'
  | 'element-ignored'
  | 'element-moved'
  | 'element-not-closed'
  | 'element-permitted-content'
  | 'hidden-focusable'
  | 'input-missing-label'
  | 'map-dup-name'
  | 'multiple-labeled-controls'
  | 'no-abstract-role'
  | 'no-autoplay'
  | 'no-dup-attr'
  | 'no-dup-id'
  | 'no-multiple-main'
  | 'text-content'
  | 'unique-landmark'
  | 'valid-autocomplete'
  | 'void-content'
  | 'wcag/h30'
  | 'wcag/h32'
  | 'wcag/h36'
  | 'wcag/h63'
  | 'wcag/h71';

/** Offsets of a tag in the source. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Limit of problems per check: more have one cause, and none may crowd out those of another check. */
const maxPerCheck = 60;
const maxMessageLength = 200;

/** The problems of one page. */
export class ProblemList {
  readonly all: HtmlProblem[] = [];
  readonly #counts = new Map<HtmlCheck, number>();

  add(rule: HtmlCheck, message: string, { start, end }: Place): void {
    const count = this.#counts.get(rule) ?? 0;
    if (count >= maxPerCheck) return;
    this.#counts.set(rule, count + 1);
    this.all.push({ rule, message: message.slice(0, maxMessageLength), start, end });
  }
}
