import type { ElementFact, PageFacts } from '#functions/audit/parse/facts';
import { hasWord, trimmed } from '#functions/audit/parse/text';

/** The canonical addresses that a page names in its head, as it writes them; further down they count for nothing. */
export function canonicalLinks({ linkElements }: PageFacts): { fact: ElementFact; href: string }[] {
  return linkElements.flatMap((fact) => {
    if (!fact.inHead || !hasWord(fact.attributes.rel, 'canonical')) return [];
    const href = trimmed(fact.attributes.href ?? '');
    return href ? [{ fact, href }] : [];
  });
}
