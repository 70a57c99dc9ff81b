import type { Tag } from '../markup/attributes';
import type { Outline } from '../markup/outline';
import type { AccessibleNames } from './accessibleNames';
import { isNamedByItself } from './nameSources';
import type { HtmlCheck, ProblemList } from './problem';

const messages = {
  'wcag/h30': 'A link without a name',
  'text-content': 'A button without a name',
  'wcag/h36': 'A picture as a button without a name',
  'area-alt': 'An <area> with a link but without a name',
  'wcag/h71': 'A <fieldset> without a name',
} as const satisfies Partial<Record<HtmlCheck, string>>;

/** Checks elements that need a name, at the end of the page, because any part of it may name them. */
export class NamedParts {
  readonly #problems: ProblemList;
  readonly #candidates: { readonly check: keyof typeof messages; readonly node: number }[] = [];

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  add(check: keyof typeof messages, { attributes }: Tag, node: number): void {
    if (!isNamedByItself(attributes)) this.#candidates.push({ check, node });
  }

  conclude(outline: Outline, accessible: AccessibleNames): void {
    // An element that ended early has been reported for that, and may have lost its content by it.
    for (const { check, node } of this.#candidates)
      if (!outline.isExplained(node) && !accessible.hasName(node))
        this.#problems.add(check, messages[check], outline.placeOf(node));
  }
}
