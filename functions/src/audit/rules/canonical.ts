import type { ElementFact, PageFacts } from '../parse/facts';
import { hasWord } from '../parse/text';

/** The canonical addresses that a page names, as it writes them. */
export function canonicalLinks({ linkElements }: PageFacts): { fact: ElementFact; href: string }[] {
  return linkElements.flatMap((fact) => {
    const href = fact.attributes.href?.trim();
    return href && hasWord(fact.attributes.rel, 'canonical') ? [{ fact, href }] : [];
  });
}
