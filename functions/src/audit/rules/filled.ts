import type { PageFacts } from '../parse/facts';

/** A page without words of its own that loads scripts: they may put there what people see, and we don't run them. */
export function isFilled({ text, scripts }: PageFacts): boolean {
  return text.words < 5 && scripts.some(({ attributes }) => attributes.src !== undefined);
}
