import type { ElementFact, PageFacts } from '#functions/audit/parse/facts';
import { hasWord, trimmed } from '#functions/audit/text/strings';

/** Lists the canonical URLs in the page's head as written. Search engines ignore them in the body. */
export function canonicalLinks({ linkElements }: PageFacts): { fact: ElementFact; href: string }[] {
  return linkElements.flatMap((fact) => {
    if (!fact.inHead || !hasWord(fact.attributes.rel, 'canonical')) return [];
    const href = trimmed(fact.attributes.href ?? '');
    return href ? [{ fact, href }] : [];
  });
}
