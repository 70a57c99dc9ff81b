import { expect, type Page } from '@playwright/test';
import { rules } from '../../src/domain/rules';
import type { FaultySite } from '../support/faultySite';

/** A finding as a person reads it: the rule's heading, the page above it, the addresses beside it. */
interface ShownFinding {
  readonly rule: string;
  readonly page: string;
  readonly addresses: readonly string[];
}

/** Unfolds every rule of the report and reads what it lists. */
export async function findingsShown(page: Page): Promise<ShownFinding[]> {
  const sections = page.locator('details:has(h3)');
  await expect(sections.first()).toBeVisible();
  for (const section of await sections.all()) {
    if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  }
  // The steps of a redirect are a list within a finding.
  return sections.locator('li:not(li li)').evaluateAll((items) =>
    items.map((item) => {
      const titlesIn = (element: Element | null | undefined) =>
        [...(element?.querySelectorAll('[title]') ?? [])].map((titled) => titled.getAttribute('title') ?? '');
      return {
        rule: item.closest('details')?.querySelector('h3')?.textContent ?? '',
        page: titlesIn(item.closest('ul')?.parentElement)[0] ?? '',
        addresses: titlesIn(item),
      };
    }),
  );
}

/** What stands in the report without being a fault of the site, and what is a fault and does not stand there. */
export function differences(shown: readonly ShownFinding[], expected: FaultySite['expected']) {
  const left = [...shown];
  const missing = expected.filter(({ rule, page, target }) => {
    const at = left.findIndex(
      (finding) =>
        finding.rule === rules[rule].title &&
        finding.page === page &&
        (target === null || finding.addresses.includes(target)),
    );
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { missing, unexpected: left };
}
